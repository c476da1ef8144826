; Literals as other languages write them.
@big = global double 1e300 ; error: 22 E0134 malformed number `1e300`
@tenth = global float 0.1 ; error: 23 E0133 floating point constant invalid for type: `0.1` is not exactly representable as float
@half = global half 0.1 ; error: 21 E0133 floating point constant invalid for type: `0.1` is not exactly representable as half
@long = global x86_fp80 1.0 ; error: 25 E0133 floating point constant invalid for type: LLVM has no decimal literals of type x86_fp80
@suffix = global double 1.5f ; error: 25 E0134 malformed floating point constant `1.5f`
@whole = global double 1 ; error: 24 E0132 integer constant must have integer type
@wide = global i64 10UL ; error: 20 E0134 malformed integer constant `10UL`
@mask = global i32 0xFF ; error: 20 E0132 floating point constant invalid for type
@fraction = global i32 1.5 ; error: 24 E0132 floating point constant invalid for type
@one = global i32 1.0 ; error: 19 E0132 floating point constant invalid for type
@null = global ptr 0 ; error: 20 E0132 integer constant must have integer type
@address = global ptr 5 ; error: 23 E0132 integer constant must have integer type
@truth = global i32 true ; error: 21 E0132 constant expression type mismatch: `true` and `false` are of type i1
@all = global [2 x i32] 0 ; error: 25 E0132 integer constant must have integer type
@same = constant [7 x i8] c"hello\n" ; warn: 34 W0107 `\n` is two characters here

define i1 @f(i1 %a, ptr %p) {
  %b = icmp eq i1 %a, True ; error: 23 E0101 `True` is not a constant; LLVM uses `true`
  %c = icmp eq ptr %p, NULL ; error: 24 E0101 `NULL` is not a constant; LLVM uses `null`
  %d = add i8 'a', 1 ; error: 15 E0101 LLVM has no character literals: `'a'` is 97
  %e = add i8 '\n', 1 ; error: 15 E0101 LLVM has no character literals: `'\n'` is 10
  %f = fadd double .5, 1.0 ; error: 20 E0101 a number starts with a digit: `0.5`
  ret i1 %b
}
