; A thread-local variable of a library, and the address of one's own where there is no thread yet.
@errno = external thread_local global i32
@t = thread_local global i32 0
@p = global ptr getelementptr (i8, ptr @t, i64 2) ; error: 1 E0606 the address of the thread-local variable `@t` in an initial value
@unused = external thread_local global i32
define i32 @main() {
  %a = load i32, ptr @errno ; error: 3 E0606 the thread-local variable `@errno` of a library
  %b = load ptr, ptr @p
  ret i32 %a
}
