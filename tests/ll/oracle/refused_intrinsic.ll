declare void @llvm.localescape(...) ; error: 14 E0604 the intrinsic `@llvm.localescape`
define i32 @main() {
  %b = alloca i32
  call void (...) @llvm.localescape(ptr %b)
  ret i32 0
}
