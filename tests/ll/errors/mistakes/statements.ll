; What other languages write instead of instructions.
define i32 @f(i32 %a, i32 %b, ptr %p) {
entry:
  // a comment ; error: 3 E0101 comments start with `;`, not with `//`
  %x = 5 ; error: 8 E0101 expected an instruction after `%x =`, found `5`
  %y = %a ; error: 8 E0101 expected an instruction after `%y =`, found `%a`
  %z = %a + %b ; error: 8 E0101 expected an instruction after `%z =`, found `%a`
  x = add i32 1, 2 ; error: 3 E0102 expected an instruction, found `x =`
  %n = add i32 a, %b ; error: 16 E0101 expected a value in `add`, found `a`
  %o = icmp i32 %a, %b ; error: 13 E0101 missing predicate of `icmp`
  %q = icmp < i32 %a, %b ; error: 13 E0101 expected a predicate after `icmp`, found `<`
  %r = fcmp double 1.0, 2.0 ; error: 13 E0101 missing predicate of `fcmp`
  %s load i32, ptr %p ; error: 6 E0101 expected `=` after `%s`, found `load`
  %t = Add i32 1, 2 ; error: 8 E0102 unknown instruction `Add`
  %u = call i32 f(i32 1, i32 2, ptr %p) # again ; error: 17 E0101 expected a value in `call`, found `f`
  goto next ; error: 3 E0102 unknown instruction `goto`
next ; error: 1 E0101 expected `:` after the label `next`
  return %a ; error: 3 E0102 unknown instruction `return`
}

# a comment ; error: 1 E0101 comments start with `;`, not with `#`
define void @g(ptr %p) {
  store i32 1 ptr %p ; error: 15 E0101 expected `,` after the first operand of `store`, found `ptr`
  store i32 1, ptr %p) ; error: 22 E0101 expected the end of `store`, found `)`
  %v = add i32 ; error: 15 E0101 expected a value in `add`, found the end of the line
  %w = add i32 1, 2
  ret void
}

@open = constant [2 x i8] c"a\00 ; error: 28 E0106 this string has no closing
@closed = constant [2 x i8] c"b\00"
