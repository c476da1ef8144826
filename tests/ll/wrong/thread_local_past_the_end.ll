; Another function writes behind a thread-local variable, into its neighbor.
@before = thread_local global [2 x i32] zeroinitializer
@numbers = thread_local global [3 x i32] zeroinitializer
@behind = thread_local global [2 x i32] [i32 1, i32 2]
define void @set(ptr %p, i64 %n) noinline {
  %at = getelementptr i32, ptr %p, i64 %n
  store i32 7, ptr %at ; trap(interp): out of bounds ; trap(jit): none
  ret void
}
define i32 @main(i32 %count) {
  %n = zext i32 %count to i64
  call void @set(ptr @before, i64 %n)
  call void @set(ptr @numbers, i64 %n)
  call void @set(ptr @behind, i64 %n)
  %m = add i64 %n, 3
  call void @set(ptr @numbers, i64 %m)
  ret i32 0
}
