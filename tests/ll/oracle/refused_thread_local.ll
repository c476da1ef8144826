@t = thread_local global i32 0 ; error: 1 E0606 the thread-local variable `@t`
define i32 @main() {
  %v = load i32, ptr @t
  ret i32 %v
}
