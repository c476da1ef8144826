; The processor's intrinsics have one type each, and numbers that are part of the instruction.
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<8 x i32>, <4 x i32>)
declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32)
declare <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float>) ; error: 21 E0604 the intrinsic `@llvm.x86.avx.rcp.ps.256`
define i32 @main(i32 %n, ptr %p) {
  %a = call <8 x i16> @llvm.x86.sse2.packssdw.128(<8 x i32> zeroinitializer, <4 x i32> zeroinitializer) ; error: 3 E0604 the intrinsic `@llvm.x86.sse2.packssdw.128` of this type
  %b = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> zeroinitializer, i32 %n) ; error: 3 E0604 the intrinsic `@llvm.x86.sse41.round.ps` of this type
  %c = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> zeroinitializer)
  ret i32 0
}
