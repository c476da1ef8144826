; Functions that the C library has, but that cannot work in a program run this way.
declare void @pthread_exit(ptr)
define i32 @main() {
  call void @pthread_exit(ptr null) ; error: 3 E0703 `@pthread_exit`
  ret i32 0
}
