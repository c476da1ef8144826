; sprintf defines what it prints and its end.
@f = constant [3 x i8] c"%d\00"
declare i32 @sprintf(ptr, ptr, ...)
define i32 @main() {
  %b = alloca [40 x i8]
  %n = call i32 (ptr, ptr, ...) @sprintf(ptr %b, ptr @f, i32 5)
  %end = getelementptr i8, ptr %b, i64 1
  %zero = load i8, ptr %end
  %c = icmp eq i8 %zero, 0
  br i1 %c, label %a, label %b1
a:
  %behind = getelementptr i8, ptr %b, i64 30
  %v = load i8, ptr %behind
  %d = icmp eq i8 %v, 0
  br i1 %d, label %b1, label %e ; trap(interp): uninitialised value ; trap(jit): none
b1:
  ret i32 1
e:
  ret i32 2
}
