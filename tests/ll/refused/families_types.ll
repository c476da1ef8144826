; Declarations that have not the types of their intrinsics, and registers that are not the program's.
declare <4 x i32> @llvm.vp.select.v4i32(<2 x i1>, <4 x i32>, <4 x i32>, i32) ; error: 19 E0604 llvm.vp.select.v4i32
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i16>, <4 x i1>, i32) ; error: 19 E0604 llvm.vp.add.v4i32
declare i32 @llvm.smul.fix.i32(i32, i64, i32) ; error: 13 E0604 llvm.smul.fix.i32
declare i32 @llvm.umul.fix.sat.i32(i32, i32, i32) ; error: 13 E0604 llvm.umul.fix.sat.i32
declare <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32>, i32, i32) ; error: 19 E0604 llvm.matrix.transpose.v4i32
declare i64 @llvm.read_register.i64(metadata) ; error: 13 E0604 llvm.read_register.i64
define i32 @main(i32 %n) {
  %a = call <4 x i32> @llvm.vp.select.v4i32(<2 x i1> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, i32 4)
  %b = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> zeroinitializer, <4 x i16> zeroinitializer, <4 x i1> zeroinitializer, i32 4)
  %c = call i32 @llvm.smul.fix.i32(i32 1, i64 1, i32 1)
  %d = call i32 @llvm.umul.fix.sat.i32(i32 1, i32 1, i32 %n)
  %e = call <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32> zeroinitializer, i32 3, i32 2)
  %f = call i64 @llvm.read_register.i64(metadata !0)
  ret i32 0
}
!0 = !{!"r15"}
