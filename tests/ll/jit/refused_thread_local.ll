@x = thread_local global i32 0 ; error: 1 E0606 the thread-local variable `@x` is not supported
define i32 @main() {
  %a = load i32, ptr @x
  ret i32 %a
}
