; Of `errno` the C library has one for each thread, of `environ` one for all: no linker takes declarations that say otherwise.
@errno = external global i32
@environ = external thread_local global ptr
define i32 @main() {
  %a = load i32, ptr @errno ; error: 3 E0702 of the library's variable `@errno` each thread has its own, which does not match the declaration
  %d = load ptr, ptr @environ ; error: 3 E0702 of the library's variable `@environ` all threads have the same, which does not match the declaration
  ret i32 %a
}
