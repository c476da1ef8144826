@f = global ptr @g
define i64 @g(i64 %x) {
  ret i64 %x
}
define i32 @main() {
  %f = load ptr, ptr @f
  %r = call i32 %f(i32 4) ; trap(interp): bad call ; trap(jit): none
  ret i32 %r
}
