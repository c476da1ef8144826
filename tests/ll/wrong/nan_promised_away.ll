; Fast arithmetic meets a NaN.
@zero = global double 0.0
@format = constant [4 x i8] c"%f\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %x = load double, ptr @zero
  %y = fdiv nnan double %x, %x
  %n = call i32 (ptr, ...) @printf(ptr @format, double %y) ; trap(interp): poison value ; trap(jit): none
  ret i32 0
}
