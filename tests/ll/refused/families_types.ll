; Declarations that have not the types of their intrinsics, and registers that are not the program's.
; flags: --strict
declare <4 x i32> @llvm.vp.select.v4i32(<2 x i1>, <4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i16>, <4 x i1>, i32)
declare i32 @llvm.smul.fix.i32(i32, i64, i32)
declare i32 @llvm.umul.fix.sat.i32(i32, i32, i32)
declare <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32>, i32, i32)
declare i64 @llvm.read_register.i64(metadata)
define i32 @main(i32 %n) {
  %a = call <4 x i32> @llvm.vp.select.v4i32(<2 x i1> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, i32 4) ; error: 3 E0604 the intrinsic `@llvm.vp.select.v4i32`
  %b = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> zeroinitializer, <4 x i16> zeroinitializer, <4 x i1> zeroinitializer, i32 4) ; error: 3 E0604 the intrinsic `@llvm.vp.add.v4i32`
  %c = call i32 @llvm.smul.fix.i32(i32 1, i64 1, i32 1) ; error: 3 E0604 the intrinsic `@llvm.smul.fix.i32`
  %d = call i32 @llvm.umul.fix.sat.i32(i32 1, i32 1, i32 %n) ; error: 3 E0604 the intrinsic `@llvm.umul.fix.sat.i32`
  %e = call <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32> zeroinitializer, i32 3, i32 2) ; error: 3 E0604 the intrinsic `@llvm.matrix.transpose.v4i32`
  %f = call i64 @llvm.read_register.i64(metadata !0) ; error: 3 E0604 the intrinsic `@llvm.read_register.i64`
  ret i32 0
}
!0 = !{!"r15"}
