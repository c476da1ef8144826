; A handler that puts the default action back and sends the signal again, as many do that write something first.
; stdout: "before 0\n"
; stdout: "caught\n"
declare ptr @signal(i32, ptr)
declare i32 @raise(i32)
declare i32 @puts(ptr)
declare i32 @printf(ptr, ...)
@before = constant [11 x i8] c"before %d\0A\00"
@caught = constant [7 x i8] c"caught\00"
define internal void @handler(i32 %signal) {
  %p = call i32 @puts(ptr @caught)
  %s = call ptr @signal(i32 %signal, ptr null)
  %r = call i32 @raise(i32 %signal) ; trap: signal
  ret void
}
define i32 @main() {
  %s = call ptr @signal(i32 11, ptr @handler)
  %before = ptrtoint ptr %s to i32
  %p = call i32 (ptr, ...) @printf(ptr @before, i32 %before)
  %r = call i32 @raise(i32 11)
  ret i32 0
}
