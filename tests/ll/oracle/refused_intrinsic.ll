declare void @llvm.va_start(ptr) ; error: 14 E0604 the intrinsic `@llvm.va_start`
define void @f(i32 %n, ...) {
  %b = alloca [24 x i8]
  call void @llvm.va_start(ptr %b)
  ret void
}
define i32 @main() {
  call void (i32, ...) @f(i32 1, i32 2)
  ret i32 0
}
