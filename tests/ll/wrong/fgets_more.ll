; stdin: "line\n"
; fgets defines the line and its end.
@stdin = external global ptr
declare ptr @fgets(ptr, i32, ptr)
declare i64 @strlen(ptr)
define i32 @main() {
  %b = alloca [100 x i8]
  %f = load ptr, ptr @stdin
  %r = call ptr @fgets(ptr %b, i32 100, ptr %f)
  %n = call i64 @strlen(ptr %r)
  %behind = getelementptr i8, ptr %r, i64 6
  %v = load i8, ptr %behind
  %d = icmp eq i8 %v, 0
  br i1 %d, label %a, label %b1 ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 1
b1:
  ret i32 2
}
