; A function that takes a double is called with an integer.
@handler = global ptr @half
define double @half(double %x) {
  %y = fmul double %x, 0.5
  ret double %y
}
define i32 @main() {
  %f = load ptr, ptr @handler
  %r = call i32 %f(i32 4) ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
