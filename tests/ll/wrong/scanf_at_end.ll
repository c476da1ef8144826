; stdin: ""
; At the end of its input scanf fills nothing.
@format = constant [3 x i8] c"%d\00"
declare i32 @scanf(ptr, ...)
define i32 @main() {
  %x = alloca i32
  %n = call i32 (ptr, ...) @scanf(ptr @format, ptr %x)
  %v = load i32, ptr %x
  %c = icmp eq i32 %v, 0
  br i1 %c, label %a, label %b ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 10
b:
  ret i32 20
}
