; What is only printed is not taken for written: the rest of the buffer stays uninitialized.
declare i32 @printf(ptr, ...)
@format = private constant [4 x i8] c"%s\0A\00"
define i32 @main() {
  %b = alloca [8 x i8]
  store i16 65, ptr %b
  %r = call i32 (ptr, ...) @printf(ptr @format, ptr %b)
  %q = getelementptr i8, ptr %b, i64 5
  %v = load i8, ptr %q
  %c = icmp eq i8 %v, 0
  br i1 %c, label %x, label %y ; trap(interp): uninitialised value ; trap(jit): none
x:
  ret i32 1
y:
  ret i32 2
}
