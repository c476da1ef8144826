; The format asks for two numbers, and there is one.
@format = constant [7 x i8] c"%d %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @format, i32 1) ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
