; The same with a timer, whose signal says nothing about who sent it.
declare i32 @timer_create(i32, ptr, ptr)
declare i32 @timer_settime(ptr, i32, ptr, ptr)
define i32 @main() {
  %timer = alloca ptr
  %c = call i32 @timer_create(i32 1, ptr null, ptr %timer)
  %t = load ptr, ptr %timer
  %times = alloca [4 x i64]
  store [4 x i64] [i64 0, i64 0, i64 0, i64 20000000], ptr %times
  %s = call i32 @timer_settime(ptr %t, i32 0, ptr %times, ptr null)
  br label %loop
loop:
  br label %loop ; trap: signal
}
