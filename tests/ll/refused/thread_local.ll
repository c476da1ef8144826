; Thread-local variables are not supported yet.
@counter = thread_local global i32 0 ; error: 1 E0606 `@counter`
define i32 @main() {
  %x = load i32, ptr @counter
  ret i32 %x
}
