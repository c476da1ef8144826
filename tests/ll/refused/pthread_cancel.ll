; Functions that the C library has, but that cannot work in a program run this way.
declare i32 @pthread_cancel(i64)
define i32 @main() {
  %r = call i32 @pthread_cancel(i64 0) ; trap: unsupported ; warn: 3 E0703 `@pthread_cancel`
  ret i32 0
}
