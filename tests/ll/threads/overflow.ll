; The stack of a thread is its own, and so is its end.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define internal i64 @deep(i64 %n) {
  %next = add i64 %n, 1
  %v = call i64 @deep(i64 %next) ; trap(jit): stack overflow ; trap(interp): none
  %sum = add i64 %v, %n
  ret i64 %sum
}
define internal ptr @start(ptr %p) {
  %v = call i64 @deep(i64 0)
  %r = inttoptr i64 %v to ptr
  ret ptr %r
}
define i32 @main() {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @start, ptr null)
  br label %loop
loop:
  br label %loop
}
