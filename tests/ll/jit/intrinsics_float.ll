; run: @fabs(double -1.5) == double 1.500000e+00
; run: @sqrt(double 2.25) == double 1.500000e+00
; run: @floor(double -1.5) == double -2.000000e+00
; run: @ceil(float 1.25) == float 2.000000e+00
; run: @trunc(double -1.75) == double -1.000000e+00
; run: @rint(double 2.5) == double 2.000000e+00
; run: @round(double 2.5) == double 3.000000e+00
; run: @round(double -0.5) == double -1.000000e+00
; run: @copysign(double 3.0, double -0.0) == double -3.000000e+00
; run: @fma(double 3.0, double 4.0, double 0.5) == double 1.250000e+01
; run: @fmuladd(float 3.0, float 4.0, float 0.5) == float 1.250000e+01
; run: @minnum(double 0x7FF8000000000000, double 2.0) == double 2.000000e+00
; run: @minnum(double 2.0, double 0x7FF8000000000000) == double 2.000000e+00
; run: @maxnum(double 1.0, double 2.0) == double 2.000000e+00
; run: @minimum(double 1.0, double -2.0) == double -2.000000e+00
; run: @pow(double 2.0, double 10.0) == double 1.024000e+03
; run: @frem(double 5.5, double -2.0) == double 1.500000e+00
; run: @fremf(float -5.5, float 2.0) == float -1.500000e+00
; run: @frem_inf(double 1.0) == i1 true
declare double @llvm.fabs.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.floor.f64(double)
declare float @llvm.ceil.f32(float)
declare double @llvm.trunc.f64(double)
declare double @llvm.rint.f64(double)
declare double @llvm.round.f64(double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.fma.f64(double, double, double)
declare float @llvm.fmuladd.f32(float, float, float)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.pow.f64(double, double)
define double @fabs(double %x) {
  %r = call double @llvm.fabs.f64(double %x)
  ret double %r
}
define double @sqrt(double %x) {
  %r = call double @llvm.sqrt.f64(double %x)
  ret double %r
}
define double @floor(double %x) {
  %r = call double @llvm.floor.f64(double %x)
  ret double %r
}
define float @ceil(float %x) {
  %r = call float @llvm.ceil.f32(float %x)
  ret float %r
}
define double @trunc(double %x) {
  %r = call double @llvm.trunc.f64(double %x)
  ret double %r
}
define double @rint(double %x) {
  %r = call double @llvm.rint.f64(double %x)
  ret double %r
}
define double @round(double %x) {
  %r = call double @llvm.round.f64(double %x)
  ret double %r
}
define double @copysign(double %x, double %y) {
  %r = call double @llvm.copysign.f64(double %x, double %y)
  ret double %r
}
define double @fma(double %x, double %y, double %z) {
  %r = call double @llvm.fma.f64(double %x, double %y, double %z)
  ret double %r
}
define float @fmuladd(float %x, float %y, float %z) {
  %r = call float @llvm.fmuladd.f32(float %x, float %y, float %z)
  ret float %r
}
define double @minnum(double %x, double %y) {
  %r = call double @llvm.minnum.f64(double %x, double %y)
  ret double %r
}
define double @maxnum(double %x, double %y) {
  %r = call double @llvm.maxnum.f64(double %x, double %y)
  ret double %r
}
define double @minimum(double %x, double %y) {
  %r = call double @llvm.minimum.f64(double %x, double %y)
  ret double %r
}
define double @pow(double %x, double %y) {
  %r = call double @llvm.pow.f64(double %x, double %y)
  ret double %r
}
define double @frem(double %x, double %y) {
  %r = frem double %x, %y
  ret double %r
}
define float @fremf(float %x, float %y) {
  %r = frem float %x, %y
  ret float %r
}
define i1 @frem_inf(double %x) {
  %r = frem double %x, 0.0
  %c = fcmp uno double %r, %r
  ret i1 %c
}
