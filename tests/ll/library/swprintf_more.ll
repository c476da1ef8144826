; swprintf defines what it prints, also where it was told of more room than there is.
@format = constant [3 x i32] [i32 37, i32 100, i32 0]
declare i32 @swprintf(ptr, i64, ptr, ...)
define i32 @main() {
  %d = alloca [8 x i32]
  %n = call i32 (ptr, i64, ptr, ...) @swprintf(ptr %d, i64 40, ptr @format, i32 12)
  %end = getelementptr i32, ptr %d, i64 2
  %zero = load i32, ptr %end
  %c = icmp eq i32 %zero, 0
  br i1 %c, label %a, label %b
a:
  %behind = getelementptr i32, ptr %d, i64 3
  %v = load i32, ptr %behind
  %e = icmp eq i32 %v, 0
  br i1 %e, label %b, label %f ; trap(interp): uninitialised value ; trap(jit): none
b:
  ret i32 1
f:
  ret i32 2
}
