; Only a function with variable arguments can start a list; a list is in memory.
define void @f(i32 %n) {
  %list = alloca [24 x i8]
  call void @llvm.va_start.p0(ptr %list) ; error: 3 E0233 va_start called in a non-varargs function
  %x = va_arg i32 %n, i64 ; error: 15 E0215 va_arg operand must be a pointer
  %y = va_arg ptr %list, void ; error: 26 E0202 void
  ret void
}
declare void @llvm.va_start.p0(ptr)
