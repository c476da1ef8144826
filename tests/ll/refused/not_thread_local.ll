; Of `errno` the C library has one for each thread, of `environ` one for all: no linker takes declarations that say otherwise.
@errno = external global i32
@environ = external thread_local global ptr
define i32 @main() {
  %a = load i32, ptr @errno ; error: 3 E0702 of the library's variable `@errno` each thread has its own, which is not what the declaration says
  %d = load ptr, ptr @environ ; error: 3 E0702 of the library's variable `@environ` all threads have the same, which is not what the declaration says
  ret i32 %a
}
