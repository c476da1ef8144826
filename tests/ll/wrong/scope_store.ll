; A variable is written after its scope.
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
define i32 @main() {
  %v = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %v)
  store i32 7, ptr %v
  call void @llvm.lifetime.end.p0(i64 4, ptr %v)
  store i32 8, ptr %v ; trap(interp): use after free ; trap(jit): none
  ret i32 0
}
