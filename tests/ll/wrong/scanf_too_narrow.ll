; Eight bytes are read into a variable of four.
@text = constant [3 x i8] c"42\00"
@format = constant [4 x i8] c"%ld\00"
declare i32 @sscanf(ptr, ptr, ...)
define i32 @main() {
  %v = alloca i32
  %n = call i32 (ptr, ptr, ...) @sscanf(ptr @text, ptr @format, ptr %v) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
