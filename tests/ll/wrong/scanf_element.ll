; scanf fills one element of an array, and says nothing of the others.
@text = constant [2 x i8] c"5\00"
@format = constant [3 x i8] c"%d\00"
@line = constant [4 x i8] c"%d\0A\00"
declare i32 @sscanf(ptr, ptr, ...)
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = alloca [100 x i32]
  %n = call i32 (ptr, ptr, ...) @sscanf(ptr @text, ptr @format, ptr %a)
  %first = load i32, ptr %a
  %p = call i32 (ptr, ...) @printf(ptr @line, i32 %first)
  %at = getelementptr i32, ptr %a, i64 50
  %other = load i32, ptr %at
  %q = call i32 (ptr, ...) @printf(ptr @line, i32 %other) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
