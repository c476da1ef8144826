; Forms of intrinsics that older LLVM had: with an alignment, without a flag, without types of pointers.
; run: @copy() == i32 305419896
; run: @zeros(i32 16) == i32 27
; run: @zeros(i32 0) == i32 32
; run: @trailing(i32 16) == i32 4
; run: @count(i32 255) == i32 8
; run: @unordered(double 0x7FF8000000000000) == i1 true
; run: @rounds() == i32 1
; run: @to16(float 1.5) == i16 15872
; run: @from16(i16 15872) == float 1.500000e+00
; run: @swap(i16 258) == i16 513
declare void @llvm.memcpy.i32(i8*, i8*, i32, i32)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)
declare void @llvm.memset.i64(i8*, i8, i64, i32)
declare i32 @llvm.ctlz.i32(i32)
declare i32 @llvm.cttz.i32(i32)
declare i32 @llvm.ctpop.i32(i32)
declare i1 @llvm.isunordered.f64(double, double)
declare i32 @llvm.flt.rounds()
declare i16 @llvm.convert.to.fp16.f32(float)
declare float @llvm.convert.from.fp16.f32(i16)
declare i16 @llvm.bswap.i16(i16)
declare void @llvm.prefetch(i8*, i32, i32, i32)
declare void @llvm.memory.barrier(i1, i1, i1, i1, i1)
define i32 @copy() {
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  store i32 305419896, i32* %a
  %p = bitcast i32* %a to i8*
  %q = bitcast i32* %b to i8*
  %s = bitcast i32* %c to i8*
  call void @llvm.prefetch(i8* %p, i32 0, i32 3, i32 1)
  call void @llvm.memset.i64(i8* %q, i8 1, i64 4, i32 4)
  call void @llvm.memcpy.i32(i8* %q, i8* %p, i32 4, i32 4)
  call void @llvm.memory.barrier(i1 true, i1 true, i1 true, i1 true, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %s, i8* %q, i64 4, i32 4, i1 false)
  %r = load i32* %c
  ret i32 %r
}
define i32 @zeros(i32 %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x)
  ret i32 %r
}
define i32 @trailing(i32 %x) {
  %r = call i32 @llvm.cttz.i32(i32 %x)
  ret i32 %r
}
define i32 @count(i32 %x) {
  %r = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %r
}
define i1 @unordered(double %x) {
  %r = call i1 @llvm.isunordered.f64(double %x, double 1.0)
  ret i1 %r
}
define i32 @rounds() {
  %r = call i32 @llvm.flt.rounds()
  ret i32 %r
}
define i16 @to16(float %x) {
  %r = call i16 @llvm.convert.to.fp16.f32(float %x)
  ret i16 %r
}
define float @from16(i16 %x) {
  %r = call float @llvm.convert.from.fp16.f32(i16 %x)
  ret float %r
}
define i16 @swap(i16 %x) {
  %r = call i16 @llvm.bswap.i16(i16 %x)
  ret i16 %r
}
