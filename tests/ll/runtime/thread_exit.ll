; Destructors of thread-local variables, as C++ and Rust register them, run when the thread ends: before what `atexit` registered, the
; last one first, and what they register next.
; exit: 0
; stdout: "main\ntwo\nmore\none\natexit\n"
@one = constant [4 x i8] c"one\00"
@two = constant [4 x i8] c"two\00"
@more = constant [5 x i8] c"more\00"
@main.text = constant [5 x i8] c"main\00"
@atexit.text = constant [7 x i8] c"atexit\00"
@__dso_handle = external hidden global i8
define i32 @main() {
  %a = call i32 @__cxa_thread_atexit(ptr @say, ptr @one, ptr @__dso_handle)
  %b = call i32 @atexit(ptr @last)
  %c = call i32 @__cxa_thread_atexit_impl(ptr @say_more, ptr @two, ptr @__dso_handle)
  %d = call i32 @puts(ptr @main.text)
  ret i32 0
}
define void @say(ptr %text) {
  %r = call i32 @puts(ptr %text)
  ret void
}
define void @say_more(ptr %text) {
  %r = call i32 @puts(ptr %text)
  %s = call i32 @__cxa_thread_atexit_impl(ptr @say, ptr @more, ptr @__dso_handle)
  ret void
}
define void @last() {
  %r = call i32 @puts(ptr @atexit.text)
  ret void
}
declare i32 @puts(ptr)
declare i32 @atexit(ptr)
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr)
declare i32 @__cxa_thread_atexit_impl(ptr, ptr, ptr)
