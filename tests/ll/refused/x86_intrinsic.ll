; The processor's intrinsics have one type each, and numbers that are part of the instruction.
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<8 x i32>, <4 x i32>)
declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32)
declare <8 x float> @llvm.x86.avx.rcp.ps.256(<4 x float>)
declare <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32>, ptr, <4 x i32>, <4 x i32>, i8)
declare { i8, i64 } @llvm.x86.addcarry.64(i1, i64, i64)
declare i64 @llvm.x86.xgetbv(i32)
define i32 @main(i32 %n, ptr %p) {
  %a = call <8 x i16> @llvm.x86.sse2.packssdw.128(<8 x i32> zeroinitializer, <4 x i32> zeroinitializer) ; trap: unsupported ; warn: 3 E0604 the intrinsic `@llvm.x86.sse2.packssdw.128` of this type
  %b = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> zeroinitializer, i32 %n) ; warn: 3 E0604 the intrinsic `@llvm.x86.sse41.round.ps` of this type
  %c = call <8 x float> @llvm.x86.avx.rcp.ps.256(<4 x float> zeroinitializer) ; warn: 3 E0604 the intrinsic `@llvm.x86.avx.rcp.ps.256` of this type
  %d = call <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32> zeroinitializer, ptr %p, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, i8 1)
  %e = call { i8, i64 } @llvm.x86.addcarry.64(i1 false, i64 1, i64 2) ; warn: 3 E0604 the intrinsic `@llvm.x86.addcarry.64` of this type
  %f = call i64 @llvm.x86.xgetbv(i32 1) ; warn: 3 E0604 the intrinsic `@llvm.x86.xgetbv` of this type
  ret i32 0
}
