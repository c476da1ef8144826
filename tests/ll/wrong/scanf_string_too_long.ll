; A string without a width is longer than the block that it goes into; nothing else is written over.
@text = constant [9 x i8] c"abcdefgh\00"
@format = constant [3 x i8] c"%s\00"
declare i32 @sscanf(ptr, ptr, ...)
declare ptr @malloc(i64)
define i32 @main() {
  %b = call ptr @malloc(i64 4)
  %n = call i32 (ptr, ptr, ...) @sscanf(ptr @text, ptr @format, ptr %b) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
