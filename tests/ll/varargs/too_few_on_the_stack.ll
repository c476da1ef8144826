; The same behind the last argument on the stack.
; args:
define i64 @last(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, i64
  %y = va_arg ptr %list, i64 ; trap(interp): out of bounds ; trap(jit): none
  ret i64 %y
}
define i64 @main() {
  %r = call i64 (i64, i64, i64, i64, i64, i64, ...) @last(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  ret i64 %r
}
declare void @llvm.va_start.p0(ptr)
