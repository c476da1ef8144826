; A fault in main while a thread sleeps.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @sleep(i32)
define ptr @work(ptr %nothing) {
  %x = call i32 @sleep(i32 1000)
  ret ptr null
}
define i32 @main() {
  %thread = alloca i64
  %a = call i32 @pthread_create(ptr %thread, ptr null, ptr @work, ptr null)
  store i32 1, ptr null ; trap(interp): none ; trap(jit): null pointer
  ret i32 0
}
