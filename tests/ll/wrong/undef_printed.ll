; A variable that was never set is printed.
@format = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %v = alloca i32
  %x = load i32, ptr %v
  %n = call i32 (ptr, ...) @printf(ptr @format, i32 %x) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
