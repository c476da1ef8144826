; printf with %s and a number, on stack memory in which the frames of an earlier, deeper recursion remain.
declare i32 @printf(ptr, ...)
@format = private constant [4 x i8] c"%s\0A\00"
define i64 @depth(i64 %n) noinline {
  %end = icmp eq i64 %n, 0
  br i1 %end, label %out, label %deeper
out:
  ret i64 0
deeper:
  %m = sub i64 %n, 1
  %r = call i64 @depth(i64 %m)
  %s = add i64 %r, 1
  ret i64 %s
}
define i32 @main() {
  %d = call i64 @depth(i64 1000)
  %n = call i32 (ptr, ...) @printf(ptr @format, i64 1) ; trap(interp): null pointer ; trap(jit): host fault: null pointer
  ret i32 %n
}
