; The first number is read, the second is not there.
@text = constant [5 x i8] c"12 x\00"
@format = constant [6 x i8] c"%d %d\00"
declare i32 @sscanf(ptr, ptr, ...)
define i32 @main() {
  %x = alloca i32
  %y = alloca i32
  %n = call i32 (ptr, ptr, ...) @sscanf(ptr @text, ptr @format, ptr %x, ptr %y)
  %v = load i32, ptr %x
  %c = icmp eq i32 %v, 12
  br i1 %c, label %a, label %b
a:
  %w = load i32, ptr %y
  %d = icmp eq i32 %w, 0
  br i1 %d, label %b, label %e ; trap(interp): uninitialised value ; trap(jit): none
b:
  ret i32 1
e:
  ret i32 2
}
