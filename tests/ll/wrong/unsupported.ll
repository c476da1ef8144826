; A run comes to a call that cannot be made, in a function that another one has called.
declare i32 @on_exit(ptr, ptr)
define i32 @register(ptr %f) {
  %r = call i32 @on_exit(ptr %f, ptr null) ; trap: unsupported ; warn: 3 E0703 `@on_exit` of the C library is not supported
  ret i32 %r
}
define i32 @main() {
  %r = call i32 @register(ptr null)
  ret i32 %r
}
