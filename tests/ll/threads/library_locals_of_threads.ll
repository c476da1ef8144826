; Each thread has its own `errno`, and finds it where the library does. The interpreter has one thread.
@errno = external thread_local global i32
; exit: 0
define i32 @main() {
  %thread = alloca i64
  %result = alloca ptr
  store i32 5, ptr @errno
  %made = call i32 @pthread_create(ptr %thread, ptr null, ptr @start, ptr @errno) ; trap(interp): none
  %id = load i64, ptr %thread
  %joined = call i32 @pthread_join(i64 %id, ptr %result)
  %r = load ptr, ptr %result
  %own = ptrtoint ptr %r to i64
  %kept = load i32, ptr @errno
  %good = icmp eq i32 %kept, 5
  %wrong = select i1 %good, i64 %own, i64 9
  %status = trunc i64 %wrong to i32
  ret i32 %status
}
define ptr @start(ptr %other) {
  %fresh = load i32, ptr @errno
  store i32 6, ptr @errno
  %location = call ptr @__errno_location()
  %n = load i32, ptr %location
  %written = icmp ne i32 %n, 6
  %clean = icmp ne i32 %fresh, 0
  %shared = icmp eq ptr %location, %other
  %a = or i1 %written, %clean
  %b = or i1 %a, %shared
  %c = zext i1 %b to i64
  %p = inttoptr i64 %c to ptr
  ret ptr %p
}
declare ptr @__errno_location()
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
