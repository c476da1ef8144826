; Of an i8 that is taken as an int from a list, the rest was not passed.
@f = constant [4 x i8] c"%d\0A\00"
%list = type { i32, i32, ptr, ptr }
declare i32 @vprintf(ptr, ptr)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define i32 @print(ptr %format, ...) {
  %l = alloca %list
  call void @llvm.va_start.p0(ptr %l)
  %n = call i32 @vprintf(ptr %format, ptr %l) ; trap(interp): uninitialised value ; trap(jit): none
  call void @llvm.va_end.p0(ptr %l)
  ret i32 %n
}
define i32 @main() {
  %n = call i32 (ptr, ...) @print(ptr @f, i8 7)
  ret i32 0
}
