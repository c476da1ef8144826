; Wide formats: a string of bytes, and one of wide characters that is too long.
@text = constant [7 x i32] [i32 97, i32 98, i32 32, i32 99, i32 100, i32 101, i32 0]
@format = constant [7 x i32] [i32 37, i32 115, i32 37, i32 108, i32 115, i32 0, i32 0]
declare i32 @swscanf(ptr, ptr, ...)
define i32 @main() {
  %a = alloca [3 x i8]
  %b = alloca [4 x i32]
  %c = alloca [3 x i32]
  %n = call i32 (ptr, ptr, ...) @swscanf(ptr @text, ptr @format, ptr %a, ptr %b)
  %v = load i8, ptr %a
  %at = getelementptr i32, ptr %b, i64 2
  %w = load i32, ptr %at
  %x = icmp eq i8 %v, 97
  %y = icmp eq i32 %w, 101
  %both = and i1 %x, %y
  br i1 %both, label %go, label %wrong
go:
  %m = call i32 (ptr, ptr, ...) @swscanf(ptr @text, ptr @format, ptr %a, ptr %c) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
wrong:
  ret i32 1
}
