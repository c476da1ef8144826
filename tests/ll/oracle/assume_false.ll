declare void @llvm.assume(i1)
define i32 @main() {
  call void @llvm.assume(i1 false) ; trap(interp): unreachable ; trap(jit): none
  ret i32 0
}
