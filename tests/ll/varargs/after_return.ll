; A list does not outlive its function.
; args:
@list = global [24 x i8] zeroinitializer, align 16
define void @start(i64 %n, ...) {
  call void @llvm.va_start.p0(ptr @list)
  ret void
}
define i64 @main() {
  call void (i64, ...) @start(i64 1, i64 2)
  %x = va_arg ptr @list, i64 ; trap(interp): use after free ; trap(jit): none
  ret i64 %x
}
declare void @llvm.va_start.p0(ptr)
