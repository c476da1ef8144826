; Where an intrinsic function takes a literal, an expression of literals may stand: it is computed when it is read.
; run: @zeros(i32 0) == i32 32
; run: @third() == i32 3
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
define i32 @zeros(i32 %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 trunc (i32 add (i32 2, i32 4) to i1))
  ret i32 %r
}
define i32 @third() {
  %v = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, i64 sub (i64 5, i64 3))
  %r = extractelement <2 x i32> %v, i32 0
  ret i32 %r
}
