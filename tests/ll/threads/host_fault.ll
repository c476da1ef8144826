; A function of the C library that cannot be left faults on another thread.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @puts(ptr)
define internal ptr @start(ptr %p) {
  %v = call i32 @puts(ptr %p) ; trap(jit): host fault: null pointer ; trap(interp): none
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @start, ptr null)
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
