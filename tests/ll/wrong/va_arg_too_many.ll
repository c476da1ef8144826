; One argument more is taken than was passed.
%va_list = type { i32, i32, ptr, ptr }
declare void @llvm.va_start(ptr)
define i32 @sum(i32 %n, ...) {
  %list = alloca %va_list
  call void @llvm.va_start(ptr %list)
  %a = va_arg ptr %list, i32
  %b = va_arg ptr %list, i32
  %s = add i32 %a, %b
  %c = icmp eq i32 %s, 0
  br i1 %c, label %zero, label %done ; trap(interp): uninitialised value ; trap(jit): none
zero:
  ret i32 1
done:
  ret i32 0
}
define i32 @main() {
  %r = call i32 (i32, ...) @sum(i32 2, i32 4)
  ret i32 0
}
