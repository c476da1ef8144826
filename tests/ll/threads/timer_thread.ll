; The C library makes a thread for each expiry of a timer (SIGEV_THREAD), which calls the program. What the program does not set of the
; 64 bytes of `struct sigevent` is padding.
; exit: 12
@count = global i32 0
@done = global [32 x i8] zeroinitializer, align 8
@own = thread_local global i32 5
declare i32 @timer_create(i32, ptr, ptr)
declare i32 @timer_settime(ptr, i32, ptr, ptr)
declare i32 @timer_delete(ptr)
declare i32 @sem_init(ptr, i32, i32)
declare i32 @sem_wait(ptr)
declare i32 @sem_post(ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
define internal void @tick(i64 %value) {
  %block = call ptr @malloc(i64 16)
  store i64 %value, ptr %block
  %own = load i32, ptr @own
  store i32 6, ptr @own
  %stored = load i64, ptr %block
  call void @free(ptr %block)
  %add = trunc i64 %stored to i32
  %sum = add i32 %own, %add
  %before = atomicrmw add ptr @count, i32 %sum seq_cst
  %posted = call i32 @sem_post(ptr @done)
  ret void
}
define i32 @main() {
  %event = alloca [64 x i8], align 8
  %timer = alloca ptr
  %made = call i32 @sem_init(ptr @done, i32 0, i32 0)
  store i64 7, ptr %event
  %notify = getelementptr i8, ptr %event, i64 12
  store i32 2, ptr %notify
  %function = getelementptr i8, ptr %event, i64 16
  store ptr @tick, ptr %function
  %attributes = getelementptr i8, ptr %event, i64 24
  store ptr null, ptr %attributes
  %c = call i32 @timer_create(i32 1, ptr %event, ptr %timer) ; trap(interp): none
  %t = load ptr, ptr %timer
  %times = alloca [4 x i64]
  store [4 x i64] [i64 0, i64 0, i64 0, i64 1000000], ptr %times
  %s = call i32 @timer_settime(ptr %t, i32 0, ptr %times, ptr null)
  %w = call i32 @sem_wait(ptr @done)
  %d = call i32 @timer_delete(ptr %t)
  %r = load i32, ptr @count
  ret i32 %r
}
