; A thread that the program makes ends its variables before it is joined. The interpreter has one thread.
; exit: 7
@value = global i32 0
@__dso_handle = external hidden global i8
define i32 @main() {
  %t = alloca i64
  %made = call i32 @pthread_create(ptr %t, ptr null, ptr @start, ptr null) ; trap(interp): none
  %id = load i64, ptr %t
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  %n = load i32, ptr @value
  ret i32 %n
}
define ptr @start(ptr %none) {
  %a = call i32 @__cxa_thread_atexit(ptr @end, ptr @value, ptr @__dso_handle)
  store i32 1, ptr @value
  ret ptr null
}
define void @end(ptr %p) {
  store i32 7, ptr %p
  ret void
}
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr)
