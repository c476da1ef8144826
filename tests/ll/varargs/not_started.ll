; A list that nobody started.
; args:
define i64 @f(i64 %n, ...) {
  %list = alloca [24 x i8], align 8
  %x = va_arg ptr %list, i64 ; trap(interp): uninitialised value ; trap(jit): none
  ret i64 %x
}
define i64 @main() {
  %r = call i64 (i64, ...) @f(i64 1, i64 2)
  ret i64 %r
}
