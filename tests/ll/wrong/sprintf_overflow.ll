; The number has more digits than there is room for.
@format = constant [3 x i8] c"%d\00"
declare i32 @sprintf(ptr, ptr, ...)
define i32 @main() {
  %buffer = alloca [4 x i8]
  %n = call i32 (ptr, ptr, ...) @sprintf(ptr %buffer, ptr @format, i32 12345) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
