; The program goes on until the last thread is gone if the first ends with pthread_exit.
; exit: 0
; stdout: "still here\n"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @puts(ptr)
declare void @pthread_exit(ptr)
declare i32 @usleep(i32)
@text = constant [11 x i8] c"still here\00"
define internal ptr @start(ptr %p) {
  %s = call i32 @usleep(i32 50000)
  %r = call i32 @puts(ptr @text)
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @start, ptr null) ; trap(interp): none
  call void @pthread_exit(ptr null)
  unreachable
}
