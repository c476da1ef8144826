; A stat that fails fills nothing.
@path = constant [14 x i8] c"/no/such/file\00"
declare i32 @stat(ptr, ptr)
define i32 @main() {
  %s = alloca [144 x i8], align 8
  %r = call i32 @stat(ptr @path, ptr %s)
  %at = getelementptr i8, ptr %s, i64 48
  %size = load i64, ptr %at
  %c = icmp eq i64 %size, 0
  br i1 %c, label %a, label %b ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 1
b:
  ret i32 2
}
