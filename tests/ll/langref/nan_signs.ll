; fneg, fabs and copysign change the sign bit and nothing else, of NaNs that signal too.
; covers: 4-35
; run: @half_neg(i16 32001) == i16 -767
; run: @half_abs(i16 32001) == i16 32001
; run: @half_sign(i16 32001, i16 -32768) == i16 -767
; run: @half_sign(i16 32001, i16 -1023) == i16 -767
; run: @half_neg(i16 -1023) == i16 31745
; run: @half_abs(i16 -1023) == i16 31745
; run: @half_sign(i16 -1023, i16 32001) == i16 31745
; run: @half_neg(i16 0) == i16 -32768
; run: @half_abs(i16 0) == i16 0
; run: @half_sign(i16 0, i16 -1023) == i16 -32768
; run: @half_neg(i16 -32768) == i16 0
; run: @half_abs(i16 -32768) == i16 0
; run: @half_sign(i16 -32768, i16 0) == i16 0
; run: @bfloat_neg(i16 32641) == i16 -127
; run: @bfloat_abs(i16 32641) == i16 32641
; run: @bfloat_sign(i16 32641, i16 -32768) == i16 -127
; run: @bfloat_sign(i16 32641, i16 -127) == i16 -127
; run: @bfloat_neg(i16 -127) == i16 32641
; run: @bfloat_abs(i16 -127) == i16 32641
; run: @bfloat_sign(i16 -127, i16 32641) == i16 32641
; run: @bfloat_neg(i16 0) == i16 -32768
; run: @bfloat_abs(i16 0) == i16 0
; run: @bfloat_sign(i16 0, i16 -127) == i16 -32768
; run: @bfloat_neg(i16 -32768) == i16 0
; run: @bfloat_abs(i16 -32768) == i16 0
; run: @bfloat_sign(i16 -32768, i16 0) == i16 0
; run: @float_neg(i32 2141192193) == i32 -6291455
; run: @float_abs(i32 2141192193) == i32 2141192193
; run: @float_sign(i32 2141192193, i32 -2147483648) == i32 -6291455
; run: @float_sign(i32 2141192193, i32 -8388607) == i32 -6291455
; run: @float_neg(i32 -8388607) == i32 2139095041
; run: @float_abs(i32 -8388607) == i32 2139095041
; run: @float_sign(i32 -8388607, i32 2141192193) == i32 2139095041
; run: @float_neg(i32 0) == i32 -2147483648
; run: @float_abs(i32 0) == i32 0
; run: @float_sign(i32 0, i32 -8388607) == i32 -2147483648
; run: @float_neg(i32 -2147483648) == i32 0
; run: @float_abs(i32 -2147483648) == i32 0
; run: @float_sign(i32 -2147483648, i32 0) == i32 0
; run: @double_neg(i64 9219994337134247937) == i64 -3377699720527871
; run: @double_abs(i64 9219994337134247937) == i64 9219994337134247937
; run: @double_sign(i64 9219994337134247937, i64 -9223372036854775808) == i64 -3377699720527871
; run: @double_sign(i64 9219994337134247937, i64 -4503599627370495) == i64 -3377699720527871
; run: @double_neg(i64 -4503599627370495) == i64 9218868437227405313
; run: @double_abs(i64 -4503599627370495) == i64 9218868437227405313
; run: @double_sign(i64 -4503599627370495, i64 9219994337134247937) == i64 9218868437227405313
; run: @double_neg(i64 0) == i64 -9223372036854775808
; run: @double_abs(i64 0) == i64 0
; run: @double_sign(i64 0, i64 -4503599627370495) == i64 -9223372036854775808
; run: @double_neg(i64 -9223372036854775808) == i64 0
; run: @double_abs(i64 -9223372036854775808) == i64 0
; run: @double_sign(i64 -9223372036854775808, i64 0) == i64 0
; run: @x86_fp80_neg(i80 604455992278286946271233) == i80 -6917529027641081855
; run: @x86_fp80_abs(i80 604455992278286946271233) == i80 604455992278286946271233
; run: @x86_fp80_sign(i80 604455992278286946271233, i80 -604462909807314587353088) == i80 -6917529027641081855
; run: @x86_fp80_sign(i80 604455992278286946271233, i80 -9223372036854775807) == i80 -6917529027641081855
; run: @x86_fp80_neg(i80 -9223372036854775807) == i80 604453686435277732577281
; run: @x86_fp80_abs(i80 -9223372036854775807) == i80 604453686435277732577281
; run: @x86_fp80_sign(i80 -9223372036854775807, i80 604455992278286946271233) == i80 604453686435277732577281
; run: @x86_fp80_neg(i80 0) == i80 -604462909807314587353088
; run: @x86_fp80_abs(i80 0) == i80 0
; run: @x86_fp80_sign(i80 0, i80 -9223372036854775807) == i80 -604462909807314587353088
; run: @x86_fp80_neg(i80 -604462909807314587353088) == i80 0
; run: @x86_fp80_abs(i80 -604462909807314587353088) == i80 0
; run: @x86_fp80_sign(i80 -604462909807314587353088, i80 0) == i80 0
; run: @fp128_neg(i128 170137289237825330610965905843637190657) == i128 -3894222643901120721397872246915071
; run: @fp128_abs(i128 170137289237825330610965905843637190657) == i128 170137289237825330610965905843637190657
; run: @fp128_sign(i128 170137289237825330610965905843637190657, i128 -170141183460469231731687303715884105728) == i128 -3894222643901120721397872246915071
; run: @fp128_sign(i128 170137289237825330610965905843637190657, i128 -5192296858534827628530496329220095) == i128 -3894222643901120721397872246915071
; run: @fp128_neg(i128 -5192296858534827628530496329220095) == i128 170135991163610696904058773219554885633
; run: @fp128_abs(i128 -5192296858534827628530496329220095) == i128 170135991163610696904058773219554885633
; run: @fp128_sign(i128 -5192296858534827628530496329220095, i128 170137289237825330610965905843637190657) == i128 170135991163610696904058773219554885633
; run: @fp128_neg(i128 0) == i128 -170141183460469231731687303715884105728
; run: @fp128_abs(i128 0) == i128 0
; run: @fp128_sign(i128 0, i128 -5192296858534827628530496329220095) == i128 -170141183460469231731687303715884105728
; run: @fp128_neg(i128 -170141183460469231731687303715884105728) == i128 0
; run: @fp128_abs(i128 -170141183460469231731687303715884105728) == i128 0
; run: @fp128_sign(i128 -170141183460469231731687303715884105728, i128 0) == i128 0
declare half @llvm.fabs.f16(half)
declare half @llvm.copysign.f16(half, half)
define i16 @half_neg(i16 %x) {
  %a = bitcast i16 %x to half
  %b = fneg half %a
  %r = bitcast half %b to i16
  ret i16 %r
}
define i16 @half_abs(i16 %x) {
  %a = bitcast i16 %x to half
  %b = call half @llvm.fabs.f16(half %a)
  %r = bitcast half %b to i16
  ret i16 %r
}
define i16 @half_sign(i16 %x, i16 %y) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %c = call half @llvm.copysign.f16(half %a, half %b)
  %r = bitcast half %c to i16
  ret i16 %r
}
declare bfloat @llvm.fabs.bf16(bfloat)
declare bfloat @llvm.copysign.bf16(bfloat, bfloat)
define i16 @bfloat_neg(i16 %x) {
  %a = bitcast i16 %x to bfloat
  %b = fneg bfloat %a
  %r = bitcast bfloat %b to i16
  ret i16 %r
}
define i16 @bfloat_abs(i16 %x) {
  %a = bitcast i16 %x to bfloat
  %b = call bfloat @llvm.fabs.bf16(bfloat %a)
  %r = bitcast bfloat %b to i16
  ret i16 %r
}
define i16 @bfloat_sign(i16 %x, i16 %y) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %c = call bfloat @llvm.copysign.bf16(bfloat %a, bfloat %b)
  %r = bitcast bfloat %c to i16
  ret i16 %r
}
declare float @llvm.fabs.f32(float)
declare float @llvm.copysign.f32(float, float)
define i32 @float_neg(i32 %x) {
  %a = bitcast i32 %x to float
  %b = fneg float %a
  %r = bitcast float %b to i32
  ret i32 %r
}
define i32 @float_abs(i32 %x) {
  %a = bitcast i32 %x to float
  %b = call float @llvm.fabs.f32(float %a)
  %r = bitcast float %b to i32
  ret i32 %r
}
define i32 @float_sign(i32 %x, i32 %y) {
  %a = bitcast i32 %x to float
  %b = bitcast i32 %y to float
  %c = call float @llvm.copysign.f32(float %a, float %b)
  %r = bitcast float %c to i32
  ret i32 %r
}
declare double @llvm.fabs.f64(double)
declare double @llvm.copysign.f64(double, double)
define i64 @double_neg(i64 %x) {
  %a = bitcast i64 %x to double
  %b = fneg double %a
  %r = bitcast double %b to i64
  ret i64 %r
}
define i64 @double_abs(i64 %x) {
  %a = bitcast i64 %x to double
  %b = call double @llvm.fabs.f64(double %a)
  %r = bitcast double %b to i64
  ret i64 %r
}
define i64 @double_sign(i64 %x, i64 %y) {
  %a = bitcast i64 %x to double
  %b = bitcast i64 %y to double
  %c = call double @llvm.copysign.f64(double %a, double %b)
  %r = bitcast double %c to i64
  ret i64 %r
}
declare x86_fp80 @llvm.fabs.f80(x86_fp80)
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80)
define i80 @x86_fp80_neg(i80 %x) {
  %a = bitcast i80 %x to x86_fp80
  %b = fneg x86_fp80 %a
  %r = bitcast x86_fp80 %b to i80
  ret i80 %r
}
define i80 @x86_fp80_abs(i80 %x) {
  %a = bitcast i80 %x to x86_fp80
  %b = call x86_fp80 @llvm.fabs.f80(x86_fp80 %a)
  %r = bitcast x86_fp80 %b to i80
  ret i80 %r
}
define i80 @x86_fp80_sign(i80 %x, i80 %y) {
  %a = bitcast i80 %x to x86_fp80
  %b = bitcast i80 %y to x86_fp80
  %c = call x86_fp80 @llvm.copysign.f80(x86_fp80 %a, x86_fp80 %b)
  %r = bitcast x86_fp80 %c to i80
  ret i80 %r
}
declare fp128 @llvm.fabs.f128(fp128)
declare fp128 @llvm.copysign.f128(fp128, fp128)
define i128 @fp128_neg(i128 %x) {
  %a = bitcast i128 %x to fp128
  %b = fneg fp128 %a
  %r = bitcast fp128 %b to i128
  ret i128 %r
}
define i128 @fp128_abs(i128 %x) {
  %a = bitcast i128 %x to fp128
  %b = call fp128 @llvm.fabs.f128(fp128 %a)
  %r = bitcast fp128 %b to i128
  ret i128 %r
}
define i128 @fp128_sign(i128 %x, i128 %y) {
  %a = bitcast i128 %x to fp128
  %b = bitcast i128 %y to fp128
  %c = call fp128 @llvm.copysign.f128(fp128 %a, fp128 %b)
  %r = bitcast fp128 %c to i128
  ret i128 %r
}
