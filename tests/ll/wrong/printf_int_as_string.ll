; The format asks for a string and gets a number.
@format = constant [4 x i8] c"%s\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @format, i32 5) ; trap(interp): bad call ; trap(jit): host fault: null pointer
  ret i32 0
}
