; The format asks for an integer and gets a double.
@format = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @format, double 1.5) ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
