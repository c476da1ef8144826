; `%n` behind text that does not match is not filled, though every conversion before it was.
@text = constant [4 x i8] c"12x\00"
@format = constant [9 x i8] c"%d abc%n\00"
declare i32 @sscanf(ptr, ptr, ...)
define i32 @main() {
  %x = alloca i32
  %count = alloca i32
  %n = call i32 (ptr, ptr, ...) @sscanf(ptr @text, ptr @format, ptr %x, ptr %count)
  %v = load i32, ptr %count
  %c = icmp sgt i32 %v, 0
  br i1 %c, label %a, label %b ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 1
b:
  ret i32 2
}
