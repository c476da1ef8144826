; stdin: "abc 7 defghijkl"
; vscanf takes its pointers from a list: strings are measured there too.
@format = constant [9 x i8] c"%s %d %s\00"
@text = constant [10 x i8] c"%d %s %d\0A\00"
; stdout: "2 abc 7\n"
@two = constant [6 x i8] c"%s %d\00"
declare i32 @vscanf(ptr, ptr)
declare i32 @printf(ptr, ...)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
%list = type { i32, i32, ptr, ptr }
define i32 @read(ptr %format, ...) {
  %l = alloca %list
  call void @llvm.va_start.p0(ptr %l)
  %n = call i32 @vscanf(ptr %format, ptr %l) ; trap(interp): out of bounds ; trap(jit): none
  call void @llvm.va_end.p0(ptr %l)
  ret i32 %n
}
define i32 @main() {
  %a = alloca [4 x i8]
  %x = alloca i32
  %b = alloca [4 x i8]
  %n = call i32 (ptr, ...) @read(ptr @two, ptr %a, ptr %x)
  %v = load i32, ptr %x
  %p = call i32 (ptr, ...) @printf(ptr @text, i32 %n, ptr %a, i32 %v)
  %m = call i32 (ptr, ...) @read(ptr @two, ptr %b, ptr %x)
  ret i32 0
}
