; exit: 0
; The same behind a list: of numbers that are extended, and of truth values, the rest of an int is there.
; stdout: "1 -3 253 7\n"
@f = constant [15 x i8] c"%d %d %d %hhd\0A\00"
@x = global i32 5
%list = type { i32, i32, ptr, ptr }
declare i32 @vprintf(ptr, ptr)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define i32 @print(ptr %format, ...) {
  %l = alloca %list
  call void @llvm.va_start.p0(ptr %l)
  %n = call i32 @vprintf(ptr %format, ptr %l)
  call void @llvm.va_end.p0(ptr %l)
  ret i32 %n
}
define i32 @main() {
  %x = load i32, ptr @x
  %yes = icmp sgt i32 %x, 4
  %n = call i32 (ptr, ...) @print(ptr @f, i1 %yes, i8 signext -3, i8 zeroext -3, i8 7)
  ret i32 0
}
