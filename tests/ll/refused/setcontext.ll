; Functions that the C library has, but that cannot work in a program run this way.
declare i32 @setcontext(ptr)
define i32 @main() {
  %r = call i32 @setcontext(ptr null) ; trap: unsupported ; warn: 3 E0703 `@setcontext`
  ret i32 0
}
