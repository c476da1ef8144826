; A fault in another thread than the first ends the program with a report: where it was, and who called.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define internal i32 @deref(ptr %p) {
  %v = load i32, ptr %p ; trap(jit): null pointer ; trap(interp): none
  ret i32 %v
}
define internal ptr @start(ptr %p) {
  %v = call i32 @deref(ptr %p)
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @start, ptr null)
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
