; A number is passed and a double is taken.
%va_list = type { i32, i32, ptr, ptr }
@format = constant [4 x i8] c"%f\0A\00"
declare i32 @printf(ptr, ...)
declare void @llvm.va_start(ptr)
define void @show(i32 %n, ...) {
  %list = alloca %va_list
  call void @llvm.va_start(ptr %list)
  %a = va_arg ptr %list, double
  %k = call i32 (ptr, ...) @printf(ptr @format, double %a) ; trap(interp): uninitialised value ; trap(jit): none
  ret void
}
define i32 @main() {
  call void (i32, ...) @show(i32 1, i64 4)
  ret i32 0
}
