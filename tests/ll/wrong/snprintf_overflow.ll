; The limit is larger than the buffer, and the text longer.
@format = constant [8 x i8] c"%d, %d\0A\00"
declare i32 @snprintf(ptr, i64, ptr, ...)
define i32 @main() {
  %buffer = alloca [8 x i8]
  %n = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %buffer, i64 16, ptr @format, i32 12345, i32 67890) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
