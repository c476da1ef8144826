; Makes a thread.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)

define ptr @work(ptr %p) {
  ret ptr %p
}

define i32 @main() {
  %id = alloca i64
  %r = call i32 @pthread_create(ptr %id, ptr null, ptr @work, ptr null)
  ret i32 %r
}
