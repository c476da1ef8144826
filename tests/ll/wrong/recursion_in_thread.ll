; Recursion without an end in a thread.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @again(ptr %x) {
  %a = alloca [64 x i64]
  %p = call ptr @again(ptr %a) ; trap(interp): none ; trap(jit): stack overflow
  ret ptr %p
}
define i32 @main() {
  %thread = alloca i64
  %a = call i32 @pthread_create(ptr %thread, ptr null, ptr @again, ptr null)
  %t = load i64, ptr %thread
  %b = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}
