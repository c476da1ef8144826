; A double comes in another register than an x86_fp80.
define x86_fp80 @f(x86_fp80 %x) {
  ret x86_fp80 %x
}
define i32 @main() {
  %p = alloca ptr
  store ptr @f, ptr %p
  %f = load ptr, ptr %p
  %x = call x86_fp80 %f(double 1.0) ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
