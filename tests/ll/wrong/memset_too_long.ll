; More is cleared than there is.
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @main() {
  %list = alloca [4 x i32]
  call void @llvm.memset.p0.i64(ptr %list, i8 0, i64 20, i1 false) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
