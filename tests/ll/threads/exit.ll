; exit ends the program from any thread, after what was registered with atexit; the first thread is in the middle of
; something.
; exit: 5
; stdout: "at exit\n"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @puts(ptr)
declare void @exit(i32)
declare i32 @atexit(ptr)
@text = constant [8 x i8] c"at exit\00"
define internal void @bye() {
  %r = call i32 @puts(ptr @text)
  ret void
}
define internal ptr @start(ptr %p) {
  call void @exit(i32 5)
  unreachable
}
define i32 @main() {
  %t = alloca i64
  %a = call i32 @atexit(ptr @bye)
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @start, ptr null) ; trap(interp): none
  br label %loop
loop:
  br label %loop
}
