; Declarations that have not the types of their intrinsics, operands that are no literals or do not fit, and registers that are not
; the program's.
; flags: --strict
declare <4 x i32> @llvm.vp.select.v4i32(<2 x i1>, <4 x i32>, <4 x i32>, i32) ; error: 19 E0260 incorrect signature of intrinsic `@llvm.vp.select.v4i32`
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i16>, <4 x i1>, i32) ; error: 19 E0260 incorrect signature of intrinsic `@llvm.vp.add.v4i32`
declare i32 @llvm.smul.fix.i32(i32, i64, i32) ; error: 13 E0260 incorrect signature of intrinsic `@llvm.smul.fix.i32`
declare i32 @llvm.umul.fix.sat.i32(i32, i32, i32)
declare <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32>, i32, i32)
define i32 @main(i32 %n) {
  %a = call <4 x i32> @llvm.vp.select.v4i32(<2 x i1> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, i32 4)
  %b = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> zeroinitializer, <4 x i16> zeroinitializer, <4 x i1> zeroinitializer, i32 4)
  %c = call i32 @llvm.smul.fix.i32(i32 1, i64 1, i32 1)
  %d = call i32 @llvm.umul.fix.sat.i32(i32 1, i32 1, i32 %n) ; error: 58 E0240 immarg operand has non-immediate parameter
  %e = call <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32> zeroinitializer, i32 3, i32 2) ; error: 3 E0262 result of a matrix operation does not fit in the returned vector
  ret i32 0
}
