; A fault in a thread that the C library makes for a timer, which blocks all signals.
@done = global [32 x i8] zeroinitializer, align 8
declare i32 @timer_create(i32, ptr, ptr)
declare i32 @timer_settime(ptr, i32, ptr, ptr)
declare i32 @sem_init(ptr, i32, i32)
declare i32 @sem_wait(ptr)
define internal void @tick(ptr %value) {
  %x = load i32, ptr %value ; trap(jit): host fault: null pointer
  ret void
}
define i32 @main() {
  %event = alloca [64 x i8], align 8
  %timer = alloca ptr
  %made = call i32 @sem_init(ptr @done, i32 0, i32 0)
  store ptr null, ptr %event
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
  ret i32 0
}
