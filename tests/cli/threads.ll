declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define internal ptr @start(ptr %p) {
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @start, ptr null)
  ret i32 %r
}
