define void @f(i32 %n) {
  %list = alloca [24 x i8]
  call void @llvm.va_start.p0(ptr %list) ; error: 3 E0233 va_start called in a non-varargs function
  ret void
}
declare void @llvm.va_start.p0(ptr)
