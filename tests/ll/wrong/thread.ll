; A fault in a thread.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @work(ptr %list) {
  %x = load ptr, ptr %list ; trap(interp): none ; trap(jit): null pointer
  ret ptr %x
}
define i32 @main() {
  %thread = alloca i64
  %a = call i32 @pthread_create(ptr %thread, ptr null, ptr @work, ptr null)
  %t = load i64, ptr %thread
  %b = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}
