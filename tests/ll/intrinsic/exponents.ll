; `llvm.ldexp` with exponents of any width, `llvm.powi` with one of 16 bits, and `llvm.fptrunc.round`.
; run: @wide(i64 3) == double 12.0
; run: @wide(i64 4294967296) == double 0x7FF0000000000000
; run: @wide(i64 -4294967296) == double 0.0
; run: @narrow(i16 -2) == double 0.375
; run: @byte(i8 -128) == float 0x37F8000000000000
; run: @huge(i128 -170141183460469231731687303715884105728) == double 0.0
; run: @lanes() == double 6.0
; run: @power(i16 -2) == double 0.25
; run: @power(i16 10) == double 1024.0
; run: @down(double 0.1) == float 0x3FB9999980000000
; run: @up(double 0.1) == float 0x3FB99999A0000000
; run: @zero(double -0.1) == float 0xBFB9999980000000
; run: @near(double 0.1) == float 0x3FB99999A0000000
declare double @llvm.ldexp.f64.i64(double, i64)
declare double @llvm.ldexp.f64.i16(double, i16)
declare float @llvm.ldexp.f32.i8(float, i8)
declare double @llvm.ldexp.f64.i128(double, i128)
declare <2 x double> @llvm.ldexp.v2f64.v2i64(<2 x double>, <2 x i64>)
declare double @llvm.powi.f64.i16(double, i16)
declare float @llvm.fptrunc.round.f32.f64(double, metadata)
define double @wide(i64 %n) {
  %r = call double @llvm.ldexp.f64.i64(double 1.5, i64 %n)
  ret double %r
}
define double @narrow(i16 %n) {
  %r = call double @llvm.ldexp.f64.i16(double 1.5, i16 %n)
  ret double %r
}
define float @byte(i8 %n) {
  %r = call float @llvm.ldexp.f32.i8(float 1.5, i8 %n)
  ret float %r
}
define double @huge(i128 %n) {
  %r = call double @llvm.ldexp.f64.i128(double 1.5, i128 %n)
  ret double %r
}
define double @lanes() {
  %r = call <2 x double> @llvm.ldexp.v2f64.v2i64(<2 x double> <double 1.0, double 3.0>, <2 x i64> <i64 0, i64 1>)
  %x = extractelement <2 x double> %r, i32 1
  ret double %x
}
define double @power(i16 %n) {
  %r = call double @llvm.powi.f64.i16(double 2.0, i16 %n)
  ret double %r
}
define float @down(double %x) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %x, metadata !"round.downward")
  ret float %r
}
define float @up(double %x) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %x, metadata !"round.upward")
  ret float %r
}
define float @zero(double %x) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %x, metadata !"round.towardzero")
  ret float %r
}
define float @near(double %x) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %x, metadata !"round.tonearest")
  ret float %r
}
