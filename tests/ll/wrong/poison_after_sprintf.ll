; The same in a block whose beginning sprintf wrote.
declare ptr @calloc(i64, i64)
declare i32 @sprintf(ptr, ptr, ...)
@f = constant [3 x i8] c"%d\00"
define i32 @main() {
  %v = call ptr @calloc(i64 6, i64 16)
  %n = call i32 (ptr, ptr, ...) @sprintf(ptr %v, ptr @f, i32 5)
  %s = getelementptr i8, ptr %v, i64 64
  %b = add nsw i32 2147483647, %n
  store i32 %b, ptr %s
  %p = load i32, ptr %s
  %c = icmp eq i32 %p, 0
  br i1 %c, label %x, label %y ; trap(interp): poison value ; trap(jit): none
x:
  ret i32 1
y:
  ret i32 2
}
