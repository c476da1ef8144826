; printf in a thread is cut off while it holds the lock of standard output.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @printf(ptr, ...)
@format = private constant [10 x i8] c"name: %s\0A\00"
define ptr @work(ptr %name) {
  %n = call i32 (ptr, ...) @printf(ptr @format, ptr %name) ; trap(interp): none ; trap(jit): host fault: bad memory access
  ret ptr null
}
define i32 @main() {
  %thread = alloca i64
  %name = inttoptr i64 3735928559 to ptr
  %a = call i32 @pthread_create(ptr %thread, ptr null, ptr @work, ptr %name)
  %t = load i64, ptr %thread
  %b = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}
