; The allocator gives up in a thread while it holds its lock.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
define ptr @work(ptr %name) {
  %p = call ptr @malloc(i64 2000)
  %q = call ptr @malloc(i64 2000)
  %r = call ptr @malloc(i64 2000)
  %size = getelementptr i8, ptr %q, i64 -16
  store i64 64, ptr %size
  %s = getelementptr i8, ptr %q, i64 -8
  store i64 2016, ptr %s
  call void @free(ptr %q) ; trap(interp): none ; trap(jit): host fault: abort
  ret ptr null
}
define i32 @main() {
  %thread = alloca i64
  %a = call i32 @pthread_create(ptr %thread, ptr null, ptr @work, ptr null)
  %t = load i64, ptr %thread
  %b = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}
