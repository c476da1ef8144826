; swprintf is told of 40 characters where there are 4, and prints 5 with the end.
@format = constant [3 x i32] [i32 37, i32 100, i32 0]
declare i32 @swprintf(ptr, i64, ptr, ...)
define i32 @main() {
  %d = alloca [4 x i32]
  %n = call i32 (ptr, i64, ptr, ...) @swprintf(ptr %d, i64 40, ptr @format, i32 123)
  %m = call i32 (ptr, i64, ptr, ...) @swprintf(ptr %d, i64 40, ptr @format, i32 1234) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
