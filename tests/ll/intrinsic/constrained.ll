; Constrained operations that round to the nearest are the operations themselves.
; run: @add(float 1.0, float 2.0) == float 3.000000e+00
; run: @rem(double 5.5, double 2.0) == double 1.500000e+00
; run: @sqrt(half 2.25) == half 0xH3E00
; run: @fma(double 3.0, double 4.0, double 0.5) == double 1.250000e+01
; run: @less(double 1.0, double 2.0) == i1 true
; run: @less(double 0x7FF8000000000000, double 2.0) == i1 false
; run: @unordered(double 0x7FF8000000000000, double 2.0) == i1 true
; run: @to_int(double -2.75) == i32 -2
; run: @from_int(i64 -3) == float -3.000000e+00
; run: @narrow(double 2.5) == half 0xH4100
; run: @widen(half 2.5) == double 2.500000e+00
; run: @whole(double 2.5) == i64 2
; run: @away(double 2.5) == i64 3
; run: @power(double 2.0, i32 10) == double 1.024000e+03
; run: @nearest(double 3.5) == double 4.000000e+00
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.frem.f64(double, double, metadata, metadata)
declare half @llvm.experimental.constrained.sqrt.f16(half, metadata, metadata)
declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i64(i64, metadata, metadata)
declare half @llvm.experimental.constrained.fptrunc.f16.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.fpext.f64.f16(half, metadata)
declare i64 @llvm.experimental.constrained.lrint.i64.f64(double, metadata, metadata)
declare i64 @llvm.experimental.constrained.llround.i64.f64(double, metadata)
declare double @llvm.experimental.constrained.powi.f64(double, i32, metadata, metadata)
declare double @llvm.experimental.constrained.rint.f64(double, metadata, metadata)
define float @add(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret float %r
}
define double @rem(double %a, double %b) strictfp {
  %r = call double @llvm.experimental.constrained.frem.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}
define half @sqrt(half %a) strictfp {
  %r = call half @llvm.experimental.constrained.sqrt.f16(half %a, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}
define double @fma(double %a, double %b, double %c) strictfp {
  %r = call double @llvm.experimental.constrained.fma.f64(double %a, double %b, double %c, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret double %r
}
define i1 @less(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"olt", metadata !"fpexcept.strict")
  ret i1 %r
}
define i1 @unordered(double %a, double %b) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmps.f64(double %a, double %b, metadata !"uno", metadata !"fpexcept.strict")
  ret i1 %r
}
define i32 @to_int(double %a) strictfp {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %a, metadata !"fpexcept.strict")
  ret i32 %r
}
define float @from_int(i64 %a) strictfp {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret float %r
}
define half @narrow(double %a) strictfp {
  %r = call half @llvm.experimental.constrained.fptrunc.f16.f64(double %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret half %r
}
define double @widen(half %a) strictfp {
  %r = call double @llvm.experimental.constrained.fpext.f64.f16(half %a, metadata !"fpexcept.strict")
  ret double %r
}
define i64 @whole(double %a) strictfp {
  %r = call i64 @llvm.experimental.constrained.lrint.i64.f64(double %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret i64 %r
}
define i64 @away(double %a) strictfp {
  %r = call i64 @llvm.experimental.constrained.llround.i64.f64(double %a, metadata !"fpexcept.strict")
  ret i64 %r
}
define double @power(double %a, i32 %n) strictfp {
  %r = call double @llvm.experimental.constrained.powi.f64(double %a, i32 %n, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret double %r
}
define double @nearest(double %a) strictfp {
  %r = call double @llvm.experimental.constrained.rint.f64(double %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret double %r
}
