; A handler with SA_RESETHAND is called once. Then the default action applies, which the program sees, and which ends the run.
; stdout: "first 0\ncaught 8\nthen 0\ncaught 10\n"
declare ptr @__sysv_signal(i32, ptr)
declare ptr @signal(i32, ptr)
declare i32 @raise(i32)
declare i32 @printf(ptr, ...)
@first = constant [10 x i8] c"first %d\0A\00"
@then = constant [9 x i8] c"then %d\0A\00"
@caught = constant [11 x i8] c"caught %d\0A\00"
define internal void @handler(i32 %signal) {
  %p = call i32 (ptr, ...) @printf(ptr @caught, i32 %signal)
  ret void
}
define void @show(ptr %format, ptr %handler) {
  %number = ptrtoint ptr %handler to i32
  %p = call i32 (ptr, ...) @printf(ptr %format, i32 %number)
  ret void
}
define i32 @main() {
  %before = call ptr @__sysv_signal(i32 8, ptr @handler)
  call void @show(ptr @first, ptr %before)
  %r = call i32 @raise(i32 8)
  %after = call ptr @signal(i32 8, ptr null)
  call void @show(ptr @then, ptr %after)
  %s = call ptr @__sysv_signal(i32 10, ptr @handler)
  %once = call i32 @raise(i32 10)
  %again = call i32 @raise(i32 10) ; trap: signal
  ret i32 0
}
