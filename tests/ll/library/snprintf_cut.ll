; exit: 0
; What did not fit is cut: the buffer is defined up to its end.
; stdout: "1234 9\n"
@f = constant [3 x i8] c"%d\00"
@line = constant [7 x i8] c"%s %d\0A\00"
declare i32 @snprintf(ptr, i64, ptr, ...)
declare i32 @printf(ptr, ...)
define i32 @main() {
  %b = alloca [5 x i8]
  %n = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %b, i64 5, ptr @f, i32 123456789)
  %p = call i32 (ptr, ...) @printf(ptr @line, ptr %b, i32 %n)
  ret i32 0
}
