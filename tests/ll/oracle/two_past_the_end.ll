; The address right behind an object is in its bounds, and the next one is not.
@list = global [4 x i8] zeroinitializer
@count = global i64 4
define i32 @main() {
  %n = load i64, ptr @count
  %end = getelementptr inbounds i8, ptr @list, i64 %n
  %is_null = icmp eq ptr %end, null
  br i1 %is_null, label %never, label %next
next:
  %m = add i64 %n, 1
  %behind = getelementptr inbounds i8, ptr @list, i64 %m
  %is_null2 = icmp eq ptr %behind, null
  br i1 %is_null2, label %never, label %never ; trap(interp): poison value ; trap(jit): none
never:
  ret i32 0
}
