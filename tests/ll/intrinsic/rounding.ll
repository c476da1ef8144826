; Constrained operations round as their word says, or as the program has set: 0 to zero, 1 to the nearest, 2 up, 3 down.
; (The words say what is set; where it is not, LangRef leaves the result open, and here the word counts.)
; covers: 4-32 4-33
; run: @constants(i32 2) == double 0x3FF0000000000001
; run: @constants(i32 3) == double 1.0
; run: @constants(i32 1) == double 1.0
; run: @set(i32 0) == i32 0
; run: @set(i32 1) == i32 1
; run: @set(i32 2) == i32 2
; run: @set(i32 3) == i32 3
; run: @third(i32 0, double 1.0) == double 0x3FD5555555555555
; run: @third(i32 2, double 1.0) == double 0x3FD5555555555556
; run: @third(i32 3, double -1.0) == double 0xBFD5555555555556
; run: @third(i32 2, double -1.0) == double 0xBFD5555555555555
; run: @c_sets(double 1.0) == double 0x3FD5555555555556
; run: @up(double 1.0, double 1.0e-30) == double 0x3FF0000000000001
; run: @down(double 1.0, double 1.0e-30) == double 0x3FEFFFFFFFFFFFFF
; run: @zero(double 0x3FF0000000000001, double 0x3FF0000000000001) == double 0x3FF0000000000002
; run: @floats(float 1.0, float 3.0) == float 0x3FD5555560000000
; run: @root_up(double 2.0) == double 0x3FF6A09E667F3BCD
; run: @root_down(double 2.0) == double 0x3FF6A09E667F3BCC
; run: @root_down(double 4.0) == double 2.0
; run: @root_float(float 2.0) == float 0x3FF6A09E80000000
; run: @fused(double 0x3FF0000000000001) == double 0x3CB0000000000001
; run: @narrow(double 0x3FF0000000000001) == float 0x3FF0000020000000
; run: @narrow(double 1.0e300) == float 0x7FF0000000000000
; run: @narrow_down(double 1.0e300) == float 0x47EFFFFFE0000000
; run: @of_long(i64 9007199254740993) == double 0x4340000000000001
; run: @of_long(i64 -9007199254740993) == double -9007199254740992.0
; run: @of_unsigned(i64 -1) == double 0x43EFFFFFFFFFFFFF
; run: @of_wide(i128 -1) == float 0x47EFFFFFE0000000
; run: @of_odd(i33 -1) == float -1.0
; run: @whole(double 1.25) == double 2.0
; run: @whole(double -1.75) == double -1.0
; run: @whole_number(float -1.25) == i64 -2
; run: @exact(double 7.0) == double 1.0
; run: @lanes(double 1.0) == double 0x3FD5555555555556
; run: @moved(double 1.0) == i1 true
declare i32 @fesetround(i32)
declare i32 @llvm.get.rounding()
declare void @llvm.set.rounding(i32)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.frem.f64(double, double, metadata, metadata)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare <2 x double> @llvm.experimental.constrained.fdiv.v2f64(<2 x double>, <2 x double>, metadata, metadata)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata)
declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.sitofp.f64.i64(i64, metadata, metadata)
declare double @llvm.experimental.constrained.uitofp.f64.i64(i64, metadata, metadata)
declare float @llvm.experimental.constrained.uitofp.f32.i128(i128, metadata, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i33(i33, metadata, metadata)
declare double @llvm.experimental.constrained.rint.f64(double, metadata, metadata)
declare i64 @llvm.experimental.constrained.lrint.i64.f32(float, metadata, metadata)
; Nothing is computed before the mode is known, and nothing is moved across its change.
define double @constants(i32 %mode) strictfp {
  call void @llvm.set.rounding(i32 %mode)
  %r = call double @llvm.experimental.constrained.fadd.f64(double 1.0, double 1.0e-30, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define i1 @moved(double %x) strictfp {
  %a = call double @llvm.experimental.constrained.fdiv.f64(double %x, double 3.0, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  call void @llvm.set.rounding(i32 2)
  %b = call double @llvm.experimental.constrained.fdiv.f64(double %x, double 3.0, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  %r = fcmp olt double %a, %b
  ret i1 %r
}
define i32 @set(i32 %mode) strictfp {
  call void @llvm.set.rounding(i32 %mode)
  %r = call i32 @llvm.get.rounding()
  ret i32 %r
}
define double @third(i32 %mode, double %x) strictfp {
  call void @llvm.set.rounding(i32 %mode)
  %r = call double @llvm.experimental.constrained.fdiv.f64(double %x, double 3.0, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
; FE_UPWARD is 0x800 on this machine.
define double @c_sets(double %x) strictfp {
  %z = call i32 @fesetround(i32 2048)
  %r = call double @llvm.experimental.constrained.fdiv.f64(double %x, double 3.0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret double %r
}
define double @up(double %a, double %b) strictfp {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define double @down(double %a, double %b) strictfp {
  %r = call double @llvm.experimental.constrained.fsub.f64(double %a, double %b, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define double @zero(double %a, double %b) strictfp {
  %r = call double @llvm.experimental.constrained.fmul.f64(double %a, double %b, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define float @floats(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret float %r
}
define double @root_up(double %a) strictfp {
  %r = call double @llvm.experimental.constrained.sqrt.f64(double %a, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define double @root_down(double %a) strictfp {
  %r = call double @llvm.experimental.constrained.sqrt.f64(double %a, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define float @root_float(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.sqrt.f32(float %a, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret float %r
}
; (1 + e)^2 - (1 + e) is e + e^2, rounded up to e + e^2 exactly.
define double @fused(double %a) strictfp {
  %n = fneg double %a
  %r = call double @llvm.experimental.constrained.fma.f64(double %a, double %a, double %n, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define float @narrow(double %a) strictfp {
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %a, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret float %r
}
define float @narrow_down(double %a) strictfp {
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %a, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  ret float %r
}
define double @of_long(i64 %a) strictfp {
  %r = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %a, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define double @of_unsigned(i64 %a) strictfp {
  %r = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %a, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define float @of_wide(i128 %a) strictfp {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i128(i128 %a, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  ret float %r
}
define float @of_odd(i33 %a) strictfp {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i33(i33 %a, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret float %r
}
define double @whole(double %a) strictfp {
  %r = call double @llvm.experimental.constrained.rint.f64(double %a, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define i64 @whole_number(float %a) strictfp {
  %r = call i64 @llvm.experimental.constrained.lrint.i64.f32(float %a, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  ret i64 %r
}
define double @exact(double %a) strictfp {
  %r = call double @llvm.experimental.constrained.frem.f64(double %a, double 2.0, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define double @lanes(double %a) strictfp {
  %v = insertelement <2 x double> zeroinitializer, double %a, i64 1
  %w = call <2 x double> @llvm.experimental.constrained.fdiv.v2f64(<2 x double> %v, <2 x double> splat (double 3.0), metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  %r = extractelement <2 x double> %w, i64 1
  ret double %r
}
