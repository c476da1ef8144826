; What is not active is poison.
define i32 @main() {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 4)
  %x = extractelement <4 x i32> %r, i32 1
  %c = icmp eq i32 %x, 4
  br i1 %c, label %a, label %a ; trap(interp): poison value ; trap(jit): none
a:
  ret i32 0
}
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
