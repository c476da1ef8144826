; The address of a thread-local variable, of the module or of a library, is not a constant.
@t = thread_local global i32 0
@p = global ptr getelementptr (i8, ptr @t, i64 2) ; error: 1 E0606 the address of the thread-local variable `@t` in an initializer
@errno = external thread_local global i32
@q = global ptr @errno ; error: 1 E0606 the address of the thread-local variable `@errno` in an initializer
@unused = external thread_local global i32
define i32 @main() {
  %b = load ptr, ptr @p
  %c = load ptr, ptr @q
  ret i32 0
}
