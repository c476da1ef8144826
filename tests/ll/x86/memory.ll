; Instructions that read or write memory, those that only order or hint, and approximations.

@bytes = global [20 x i8] c"0123456789abcdefghij"
@out = global [16 x i8] c"................"

; run: @lddqu() == i8 99
define i8 @lddqu() {
  %p = getelementptr i8, ptr @bytes, i64 3
  %v = call <16 x i8> @llvm.x86.sse3.ldu.dq(ptr %p)
  %e = extractelement <16 x i8> %v, i32 9
  ret i8 %e
}
declare <16 x i8> @llvm.x86.sse3.ldu.dq(ptr)

@long = global [40 x i8] c"0123456789abcdefghijklmnopqrstuvwxyz++++"
; run: @wide_lddqu() == i8 108
define i8 @wide_lddqu() {
  %p = getelementptr i8, ptr @long, i64 1
  %v = call <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr %p)
  %e = extractelement <32 x i8> %v, i32 20
  ret i8 %e
}
declare <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr)

; Only bytes whose mask has its upper bit are written; the second one's has not.
; run: @maskmovdqu() == i32 2037919278
define i32 @maskmovdqu() {
  call void @llvm.x86.sse2.maskmov.dqu(<16 x i8> <i8 0, i8 0, i8 120, i8 121, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>, <16 x i8> <i8 0, i8 127, i8 -1, i8 -128, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>, ptr @out)
  %r = load i32, ptr @out
  ret i32 %r
}
declare void @llvm.x86.sse2.maskmov.dqu(<16 x i8>, <16 x i8>, ptr)

; run: @control() == i32 8064
define i32 @control() {
  %p = alloca i32
  call void @llvm.x86.sse.stmxcsr(ptr %p)
  %v = load i32, ptr %p
  %c = and i32 %v, 65472
  ret i32 %c
}
declare void @llvm.x86.sse.stmxcsr(ptr)

; run: @ordered() == i32 7
define i32 @ordered() {
  call void @llvm.x86.sse.sfence()
  call void @llvm.x86.sse2.lfence()
  call void @llvm.x86.sse2.mfence()
  call void @llvm.x86.sse2.pause()
  call void @llvm.x86.sse2.clflush(ptr @out)
  call void @llvm.x86.mmx.emms()
  ret i32 7
}
declare void @llvm.x86.sse.sfence()
declare void @llvm.x86.sse2.lfence()
declare void @llvm.x86.sse2.mfence()
declare void @llvm.x86.sse2.pause()
declare void @llvm.x86.sse2.clflush(ptr)
declare void @llvm.x86.mmx.emms()

; The manual promises a relative error of at most 1.5 * 2^-12.
; run: @near(float 3.0) == i1 true
; run: @near(float 0.0078125) == i1 true
define i1 @near(float %x) {
  %v = insertelement <4 x float> zeroinitializer, float %x, i32 0
  %r = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> %v)
  %e = extractelement <4 x float> %r, i32 0
  %p = fmul float %e, %x
  %a = fcmp olt float %p, 0x3FF0018000000000
  %b = fcmp ogt float %p, 0x3FEFFD0000000000
  %c = and i1 %a, %b
  ret i1 %c
}
declare <4 x float> @llvm.x86.sse.rcp.ss(<4 x float>)

; Only what depends on an undefined element is undefined.
; run: @partly() == i32 5
define i32 @partly() {
  %v = insertelement <4 x i32> poison, i32 5, i32 0
  %r = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %v, <4 x i32> poison)
  %e = extractelement <8 x i16> %r, i32 0
  %x = zext i16 %e to i32
  ret i32 %x
}
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>)

; Distances beyond the elements leave zeros, or signs, and are not cut to a byte.
; run: @far() == i64 65535
define i64 @far() {
  %a = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> splat (i16 -7), i32 256)
  %b = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> splat (i16 -7), i32 257)
  %x = extractelement <8 x i16> %a, i32 3
  %y = extractelement <8 x i16> %b, i32 3
  %u = zext i16 %x to i64
  %w = zext i16 %y to i64
  %z = shl i64 %w, 16
  %r = or i64 %u, %z
  ret i64 %r
}
declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32)
declare <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16>, i32)
