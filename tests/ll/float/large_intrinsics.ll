; Intrinsic functions of x86_fp80 and fp128. (Expectations by the formats; what the mathematical library computes is
; looked at where the result is exact.)
; run: @fabs(x86_fp80 0xKFFFFA000000000000001) == x86_fp80 0xK7FFFA000000000000001
; run: @copysign(fp128 1.5, fp128 -0.0) == fp128 -1.5
; run: @sqrt(x86_fp80 2.0) == x86_fp80 0xK3FFFB504F333F9DE6484
; run: @sqrt(x86_fp80 -0.0) == x86_fp80 -0.0
; run: @sqrtq(fp128 1524157875019052100.0) == fp128 1234567890.0
; run: @floor(x86_fp80 -0.5) == x86_fp80 -1.0
; run: @ceil(fp128 -0.5) == fp128 -0.0
; run: @trunc(x86_fp80 9223372036854775807.5) == x86_fp80 9223372036854775807.0
; run: @rint(x86_fp80 2.5) == x86_fp80 2.0
; run: @nearbyint(fp128 -3.5) == fp128 -4.0
; run: @roundeven(x86_fp80 0.5) == x86_fp80 0.0
; run: @round(fp128 2.5) == fp128 3.0
; run: @round(fp128 -0.5) == fp128 -1.0
; run: @minnum(x86_fp80 0xK7FFFC000000000000000, x86_fp80 3.0) == x86_fp80 3.0
; run: @minnum(x86_fp80 -1.0, x86_fp80 3.0) == x86_fp80 -1.0
; run: @maxnum(fp128 0xL00000000000000017FFF800000000000, fp128 -3.0) == fp128 -3.0
; run: @minimum(fp128 0.0, fp128 -0.0) == fp128 -0.0
; run: @minimum(fp128 0xL00000000000000017FFF800000000000, fp128 -3.0) == fp128 0xL00000000000000017FFF800000000000
; run: @maximum(x86_fp80 -0.0, x86_fp80 0.0) == x86_fp80 0.0
; run: @fma(x86_fp80 0xK3FFF8000000000000001, x86_fp80 0xK3FFF8000000000000001, x86_fp80 -1.0) == x86_fp80 0xK3FC18000000000000000
; run: @fma(x86_fp80 4294967297.0, x86_fp80 4294967295.0, x86_fp80 0.25) == x86_fp80 18446744073709551615.0
; run: @fmaq(fp128 18446744073709551616.0, fp128 18446744073709551616.0, fp128 -1.0) == fp128 340282366920938463463374607431768211456.0
; run: @fmaq(fp128 3.0, fp128 4.0, fp128 -11.5) == fp128 0.5
; run: @powi(x86_fp80 3.0, i32 40) == x86_fp80 12157665459056928801.0
; run: @powi(x86_fp80 2.0, i32 -3) == x86_fp80 0.125
; run: @powiq(fp128 3.0, i32 70) == fp128 2503155504993241601315571986085849.0
; run: @exp2(x86_fp80 -70.0) == x86_fp80 0xK3FB98000000000000000
; run: @pow(fp128 10.0, fp128 30.0) == fp128 1000000000000000000000000000000.0
; run: @log2(fp128 0xL00000000000000007FFE000000000000) == fp128 16383.0
; run: @exp10(x86_fp80 19.0) == x86_fp80 10000000000000000000.0
; run: @sine(x86_fp80 0.0) == { x86_fp80 0xK00000000000000000000, x86_fp80 0xK3FFF8000000000000000 }
; run: @atan2(fp128 -0.0, fp128 1.0) == fp128 -0.0
; run: @ldexp(x86_fp80 1.5, i32 -16444) == x86_fp80 0xK00000000000000000003
; run: @ldexp(x86_fp80 1.5, i32 -16445) == x86_fp80 0xK00000000000000000002
; run: @ldexp(x86_fp80 1.0, i32 16384) == x86_fp80 0xK7FFF8000000000000000
; run: @frexp(fp128 0xL00000000000000010000000000000000) == { fp128 0xL00000000000000003FFE000000000000, i32 -16493 }
; run: @frexp(fp128 -6.0) == { fp128 0xL0000000000000000BFFE800000000000, i32 3 }
; run: @modf(x86_fp80 -3.75) == { x86_fp80 0xKBFFEC000000000000000, x86_fp80 0xKC000C000000000000000 }
; run: @class(x86_fp80 0xK7FFF8000000000000001) == i1 true
; run: @class(x86_fp80 0xK7FFFC000000000000001) == i1 false
; run: @class(x86_fp80 0xK00000000000000000001) == i1 true
; run: @class(x86_fp80 0xK00018000000000000000) == i1 false
; run: @class(x86_fp80 0xKFFFF8000000000000000) == i1 true
; run: @lround(x86_fp80 -2.5) == i64 -3
; run: @lrint(fp128 -2.5) == i64 -2
; run: @llround(fp128 9223372036854775806.5) == i64 9223372036854775807
; run: @saturated(x86_fp80 -1000.0) == i8 -128
; run: @saturated(x86_fp80 0xK7FFFC000000000000000) == i8 0
; run: @saturated(x86_fp80 127.9) == i8 127
; run: @saturated(x86_fp80 0xK7FFF8000000000000000) == i8 127
; run: @saturatedq(fp128 0xL0000000000000000407F000000000000) == i128 -1
; run: @saturatedq(fp128 -1.0) == i128 0
; run: @constrained(x86_fp80 1.0, x86_fp80 3.0) == x86_fp80 0xK3FFDAAAAAAAAAAAAAAAB
; run: @constrained_less(fp128 1.0, fp128 3.0) == i1 true
; run: @vector(x86_fp80 -1.5) == x86_fp80 -2.0
declare x86_fp80 @llvm.fabs.f80(x86_fp80)
declare fp128 @llvm.copysign.f128(fp128, fp128)
declare x86_fp80 @llvm.sqrt.f80(x86_fp80)
declare fp128 @llvm.sqrt.f128(fp128)
declare x86_fp80 @llvm.floor.f80(x86_fp80)
declare fp128 @llvm.ceil.f128(fp128)
declare x86_fp80 @llvm.trunc.f80(x86_fp80)
declare x86_fp80 @llvm.rint.f80(x86_fp80)
declare fp128 @llvm.nearbyint.f128(fp128)
declare x86_fp80 @llvm.roundeven.f80(x86_fp80)
declare fp128 @llvm.round.f128(fp128)
declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80)
declare fp128 @llvm.maxnum.f128(fp128, fp128)
declare fp128 @llvm.minimum.f128(fp128, fp128)
declare x86_fp80 @llvm.maximum.f80(x86_fp80, x86_fp80)
declare x86_fp80 @llvm.fma.f80(x86_fp80, x86_fp80, x86_fp80)
declare fp128 @llvm.fmuladd.f128(fp128, fp128, fp128)
declare x86_fp80 @llvm.powi.f80.i32(x86_fp80, i32)
declare fp128 @llvm.powi.f128.i32(fp128, i32)
declare x86_fp80 @llvm.exp2.f80(x86_fp80)
declare fp128 @llvm.pow.f128(fp128, fp128)
declare fp128 @llvm.log2.f128(fp128)
declare x86_fp80 @llvm.exp10.f80(x86_fp80)
declare { x86_fp80, x86_fp80 } @llvm.sincos.f80(x86_fp80)
declare fp128 @llvm.atan2.f128(fp128, fp128)
declare x86_fp80 @llvm.ldexp.f80.i32(x86_fp80, i32)
declare { fp128, i32 } @llvm.frexp.f128.i32(fp128)
declare { x86_fp80, x86_fp80 } @llvm.modf.f80(x86_fp80)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32)
declare i64 @llvm.lround.i64.f80(x86_fp80)
declare i64 @llvm.lrint.i64.f128(fp128)
declare i64 @llvm.llround.i64.f128(fp128)
declare i8 @llvm.fptosi.sat.i8.f80(x86_fp80)
declare i128 @llvm.fptoui.sat.i128.f128(fp128)
declare x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80, x86_fp80, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f128(fp128, fp128, metadata, metadata)
declare <2 x x86_fp80> @llvm.floor.v2f80(<2 x x86_fp80>)
define x86_fp80 @fabs(x86_fp80 %a) {
  %r = call x86_fp80 @llvm.fabs.f80(x86_fp80 %a)
  ret x86_fp80 %r
}
define fp128 @copysign(fp128 %a, fp128 %b) {
  %r = call fp128 @llvm.copysign.f128(fp128 %a, fp128 %b)
  ret fp128 %r
}
define x86_fp80 @sqrt(x86_fp80 %a) {
  %r = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %a)
  ret x86_fp80 %r
}
define fp128 @sqrtq(fp128 %a) {
  %r = call fp128 @llvm.sqrt.f128(fp128 %a)
  ret fp128 %r
}
define x86_fp80 @floor(x86_fp80 %a) {
  %r = call x86_fp80 @llvm.floor.f80(x86_fp80 %a)
  ret x86_fp80 %r
}
define fp128 @ceil(fp128 %a) {
  %r = call fp128 @llvm.ceil.f128(fp128 %a)
  ret fp128 %r
}
define x86_fp80 @trunc(x86_fp80 %a) {
  %r = call x86_fp80 @llvm.trunc.f80(x86_fp80 %a)
  ret x86_fp80 %r
}
define x86_fp80 @rint(x86_fp80 %a) {
  %r = call x86_fp80 @llvm.rint.f80(x86_fp80 %a)
  ret x86_fp80 %r
}
define fp128 @nearbyint(fp128 %a) {
  %r = call fp128 @llvm.nearbyint.f128(fp128 %a)
  ret fp128 %r
}
define x86_fp80 @roundeven(x86_fp80 %a) {
  %r = call x86_fp80 @llvm.roundeven.f80(x86_fp80 %a)
  ret x86_fp80 %r
}
define fp128 @round(fp128 %a) {
  %r = call fp128 @llvm.round.f128(fp128 %a)
  ret fp128 %r
}
define x86_fp80 @minnum(x86_fp80 %a, x86_fp80 %b) {
  %r = call x86_fp80 @llvm.minnum.f80(x86_fp80 %a, x86_fp80 %b)
  ret x86_fp80 %r
}
define fp128 @maxnum(fp128 %a, fp128 %b) {
  %r = call fp128 @llvm.maxnum.f128(fp128 %a, fp128 %b)
  ret fp128 %r
}
define fp128 @minimum(fp128 %a, fp128 %b) {
  %r = call fp128 @llvm.minimum.f128(fp128 %a, fp128 %b)
  ret fp128 %r
}
define x86_fp80 @maximum(x86_fp80 %a, x86_fp80 %b) {
  %r = call x86_fp80 @llvm.maximum.f80(x86_fp80 %a, x86_fp80 %b)
  ret x86_fp80 %r
}
define x86_fp80 @fma(x86_fp80 %a, x86_fp80 %b, x86_fp80 %c) {
  %r = call x86_fp80 @llvm.fma.f80(x86_fp80 %a, x86_fp80 %b, x86_fp80 %c)
  ret x86_fp80 %r
}
define fp128 @fmaq(fp128 %a, fp128 %b, fp128 %c) {
  %r = call fp128 @llvm.fmuladd.f128(fp128 %a, fp128 %b, fp128 %c)
  ret fp128 %r
}
define x86_fp80 @powi(x86_fp80 %a, i32 %b) {
  %r = call x86_fp80 @llvm.powi.f80.i32(x86_fp80 %a, i32 %b)
  ret x86_fp80 %r
}
define fp128 @powiq(fp128 %a, i32 %b) {
  %r = call fp128 @llvm.powi.f128.i32(fp128 %a, i32 %b)
  ret fp128 %r
}
define x86_fp80 @exp2(x86_fp80 %a) {
  %r = call x86_fp80 @llvm.exp2.f80(x86_fp80 %a)
  ret x86_fp80 %r
}
define fp128 @pow(fp128 %a, fp128 %b) {
  %r = call fp128 @llvm.pow.f128(fp128 %a, fp128 %b)
  ret fp128 %r
}
define fp128 @log2(fp128 %a) {
  %r = call fp128 @llvm.log2.f128(fp128 %a)
  ret fp128 %r
}
define x86_fp80 @exp10(x86_fp80 %a) {
  %r = call x86_fp80 @llvm.exp10.f80(x86_fp80 %a)
  ret x86_fp80 %r
}
define { x86_fp80, x86_fp80 } @sine(x86_fp80 %a) {
  %r = call { x86_fp80, x86_fp80 } @llvm.sincos.f80(x86_fp80 %a)
  ret { x86_fp80, x86_fp80 } %r
}
define fp128 @atan2(fp128 %a, fp128 %b) {
  %r = call fp128 @llvm.atan2.f128(fp128 %a, fp128 %b)
  ret fp128 %r
}
define x86_fp80 @ldexp(x86_fp80 %a, i32 %b) {
  %r = call x86_fp80 @llvm.ldexp.f80.i32(x86_fp80 %a, i32 %b)
  ret x86_fp80 %r
}
define { fp128, i32 } @frexp(fp128 %a) {
  %r = call { fp128, i32 } @llvm.frexp.f128.i32(fp128 %a)
  ret { fp128, i32 } %r
}
define { x86_fp80, x86_fp80 } @modf(x86_fp80 %a) {
  %r = call { x86_fp80, x86_fp80 } @llvm.modf.f80(x86_fp80 %a)
  ret { x86_fp80, x86_fp80 } %r
}
; Signaling NaN, negative infinity, positive subnormal: 1 + 4 + 128.
define i1 @class(x86_fp80 %a) {
  %r = call i1 @llvm.is.fpclass.f80(x86_fp80 %a, i32 133)
  ret i1 %r
}
define i64 @lround(x86_fp80 %a) {
  %r = call i64 @llvm.lround.i64.f80(x86_fp80 %a)
  ret i64 %r
}
define i64 @lrint(fp128 %a) {
  %r = call i64 @llvm.lrint.i64.f128(fp128 %a)
  ret i64 %r
}
define i64 @llround(fp128 %a) {
  %r = call i64 @llvm.llround.i64.f128(fp128 %a)
  ret i64 %r
}
define i8 @saturated(x86_fp80 %a) {
  %r = call i8 @llvm.fptosi.sat.i8.f80(x86_fp80 %a)
  ret i8 %r
}
define i128 @saturatedq(fp128 %a) {
  %r = call i128 @llvm.fptoui.sat.i128.f128(fp128 %a)
  ret i128 %r
}
define x86_fp80 @constrained(x86_fp80 %a, x86_fp80 %b) {
  %r = call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %a, x86_fp80 %b, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret x86_fp80 %r
}
define i1 @constrained_less(fp128 %a, fp128 %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f128(fp128 %a, fp128 %b, metadata !"olt", metadata !"fpexcept.strict")
  ret i1 %r
}
define x86_fp80 @vector(x86_fp80 %a) {
  %v = insertelement <2 x x86_fp80> zeroinitializer, x86_fp80 %a, i32 1
  %w = call <2 x x86_fp80> @llvm.floor.v2f80(<2 x x86_fp80> %v)
  %r = extractelement <2 x x86_fp80> %w, i32 1
  ret x86_fp80 %r
}
