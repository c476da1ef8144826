; What has the form of another language: parentheses, signs, arrows, quotes, and names beyond ASCII.
define i32 @f(i32 %a) -> i32 { ; error: 23 E0101 the return type precedes the function name
}
define i32 main() { ; error: 12 E0101 expected a name such as `@f`, found `main`
}
define i32 @g(i32 %a, double %d) {
  %größe = add i32 1, 2 ; error: 3 E0101 the name `%größe` contains non-ASCII letters
  %x = add i32 (%a), 1 ; error: 16 E0101 values are written without parentheses
  %y = add i32 -%a, 1 ; error: 16 E0101 `-%a` is not a value
  %z = add i32 1, 2, ; error: 20 E0101 trailing comma after the last operand of `add`
  %i = fadd double inf, 1.0 ; error: 20 E0101 `inf` is not a number
  %j = fadd double -inf, 1.0 ; error: 20 E0101 `-inf` is not a number
  %k = fadd double nan, 1.0 ; error: 20 E0101 `nan` is not a number
  %q = add i32 “0”, 1 ; error: 16 E0101 typographic quote `“`
  %n = add nsv i32 %a, 1 ; error: 12 E0101 unknown flag of `add`: `nsv`
  ret i32 %a
}
define i32 @h(i32 %a, i1 %c) {
%start: ; error: 1 E0101 a label is written without `%`
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %r = phi i32 [ %start, 0 ], [ 1, %x ] ; error: 18 E0101 in a phi the value comes first, then the predecessor block
  ret i32 %r
}
define i32 @i(i32 a) { ; error: 19 E0143 unknown attribute `a`
  ret i32 0
}
define i32 @j(i32 %"größe") {
  ret i32 %größe ; error: 11 E0101 the name `%größe` contains non-ASCII letters
}
@s = constant [3 x i8] "hi\00" ; error: 24 E0137 string constants start with `c`
