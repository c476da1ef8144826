; More arguments read than were passed: compiled code finds whatever the registers held.
; args:
define i64 @sum(i64 %n, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, i64
  %y = va_arg ptr %list, i64
  %c = icmp eq i64 %y, 0
  br i1 %c, label %a, label %b ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i64 0
b:
  ret i64 1
}
define i64 @main() {
  %r = call i64 (i64, ...) @sum(i64 1, i64 2)
  ret i64 %r
}
declare void @llvm.va_start.p0(ptr)
