; Functions may be declared with a variable number of arguments, but not yet read them.
define i64 @sum(i64 %n, ...) {
  %list = alloca [24 x i8]
  %x = va_arg ptr %list, i64 ; error: 8 E0161 `va_arg`
  ret i64 %x
}
define i64 @main() {
  %r = call i64 (i64, ...) @sum(i64 1, i64 5)
  ret i64 %r
}
