; A function is called with too few arguments, and uses what was not passed.
define i32 @sum(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  ret i32 %s
}
@sum_of = global ptr @sum
define i32 @main() {
  %f = load ptr, ptr @sum_of
  %r = call i32 %f(i32 4)
  ret i32 %r ; trap(interp): uninitialised value ; trap(jit): none
}
