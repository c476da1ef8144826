; Conversions from and to x86_fp80 and fp128, each rounded once. (Expectations by the formats.)
; run: @f80_to_f64(x86_fp80 0xK3FFF8000000000000400) == double 1.0
; run: @f80_to_f64(x86_fp80 0xK3FFF8000000000000401) == double 0x3FF0000000000001
; run: @f80_to_f64(x86_fp80 0xK3FFF8000000000000C00) == double 0x3FF0000000000002
; run: @f80_to_f64(x86_fp80 0xK43FEFFFFFFFFFFFFFC00) == double 0x7FF0000000000000
; run: @f80_to_f64(x86_fp80 0xK43FEFFFFFFFFFFFFFBFF) == double 0x7FEFFFFFFFFFFFFF
; run: @f80_to_f64(x86_fp80 0xK3BCC8000000000000000) == double 0.0
; run: @f80_to_f64(x86_fp80 0xK3BCC8000000000000001) == double 0x0000000000000001
; run: @f80_to_f64(x86_fp80 0xKFFFFC000000000000800) == double 0xFFF8000000000001
; run: @f80_to_f32(x86_fp80 0xK3FFF8000008000000001) == float 0x3FF0000020000000
; run: @f80_to_f32(x86_fp80 0xK3FFF8000008000000000) == float 1.0
; run: @f80_to_f16(x86_fp80 65519.0) == half 0xH7BFF
; run: @f80_to_f16(x86_fp80 65520.0) == half 0xH7C00
; run: @f80_to_f16(x86_fp80 0xK3FFF8010000000000001) == half 0xH3C01
; run: @f80_to_f16(x86_fp80 0xK3FFF8010000000000000) == half 0xH3C00
; run: @f128_to_bf16(fp128 0xL00000000000000013FFF010000000000) == bfloat 0xR3F81
; run: @f128_to_bf16(fp128 0xL00000000000000003FFF010000000000) == bfloat 0xR3F80
; run: @f128_to_f80(fp128 0xL00010000000000003FFF000000000000) == x86_fp80 1.0
; run: @f128_to_f80(fp128 0xL00010000000000013FFF000000000000) == x86_fp80 0xK3FFF8000000000000001
; run: @f128_to_f80(fp128 0xL00000000000000010000000000000000) == x86_fp80 0.0
; run: @f80_to_f128(x86_fp80 0xK00000000000000000001) == fp128 0xL00020000000000000000000000000000
; run: @f80_to_f128(x86_fp80 0xK80008000000000000000) == fp128 0xL00000000000000008001000000000000
; run: @f80_to_f128(x86_fp80 0xK3FFDAAAAAAAAAAAAAAAB) == fp128 0xL55560000000000003FFD555555555555
; run: @f64_to_f80(double 0x0000000000000001) == x86_fp80 0xK3BCD8000000000000000
; run: @f64_to_f80(double 0.1) == x86_fp80 0xK3FFBCCCCCCCCCCCCD000
; run: @f64_to_f128(double 0.1) == fp128 0xLA0000000000000003FFB999999999999
; run: @f16_to_f80(half 0xH0001) == x86_fp80 0xK3FE78000000000000000
; run: @bf16_to_f128(bfloat 0xRFF80) == fp128 0xL0000000000000000FFFF000000000000
; run: @f80_to_s8(x86_fp80 -128.9) == i8 -128
; run: @f80_to_u8(x86_fp80 255.9) == i8 255
; run: @f80_to_u8(x86_fp80 -0.9) == i8 0
; run: @f80_to_s64(x86_fp80 -9223372036854775808.0) == i64 -9223372036854775808
; run: @f80_to_u64(x86_fp80 18446744073709551615.0) == i64 18446744073709551615
; run: @f80_to_s128(x86_fp80 -9223372036854775807.5) == i128 -9223372036854775807
; run: @f128_to_s128(fp128 -170141183460469231731687303715884105728.0) == i128 -170141183460469231731687303715884105728
; run: @f128_to_u128(fp128 0xLFFFFFFFFFFFFFFFF407EFFFFFFFFFFFF) == i128 340282366920938463463374607431768178688
; run: @f128_to_i1(fp128 -1.5) == i1 true
; run: @s8_to_f80(i8 -128) == x86_fp80 -128.0
; run: @u64_to_f80(i64 -1) == x86_fp80 18446744073709551615.0
; run: @s65_to_f80(i65 -18446744073709551616) == x86_fp80 -18446744073709551616.0
; run: @u128_to_f80(i128 18446744073709551617) == x86_fp80 18446744073709551616.0
; run: @u128_to_f80(i128 18446744073709551619) == x86_fp80 18446744073709551620.0
; run: @u128_to_f80(i128 -1) == x86_fp80 0xK407F8000000000000000
; run: @s128_to_f128(i128 -10384593717069655257060992658440193) == fp128 -10384593717069655257060992658440192.0
; run: @u128_to_f128(i128 -1) == fp128 0xL0000000000000000407F000000000000
; run: @i1_to_f128(i1 true) == fp128 -1.0
; run: @bits80(x86_fp80 -1.0) == i80 -302240678275694148452352
; run: @of_bits80(i80 -302240678275694148452352) == x86_fp80 -1.0
; run: @of_sum80(i80 1, i80 -1) == x86_fp80 0.0
; run: @bits128(fp128 1.0) == i128 85065399433376081038215121361612832768
; run: @halves(fp128 0xL00000000000000053FFF000000000000) == i64 5
; run: @of_halves(i64 5, i64 4611404543450677248) == fp128 0xL00000000000000053FFF000000000000
define double @f80_to_f64(x86_fp80 %x) {
  %r = fptrunc x86_fp80 %x to double
  ret double %r
}
define float @f80_to_f32(x86_fp80 %x) {
  %r = fptrunc x86_fp80 %x to float
  ret float %r
}
define half @f80_to_f16(x86_fp80 %x) {
  %r = fptrunc x86_fp80 %x to half
  ret half %r
}
define bfloat @f128_to_bf16(fp128 %x) {
  %r = fptrunc fp128 %x to bfloat
  ret bfloat %r
}
define x86_fp80 @f128_to_f80(fp128 %x) {
  %r = fptrunc fp128 %x to x86_fp80
  ret x86_fp80 %r
}
define fp128 @f80_to_f128(x86_fp80 %x) {
  %r = fpext x86_fp80 %x to fp128
  ret fp128 %r
}
define x86_fp80 @f64_to_f80(double %x) {
  %r = fpext double %x to x86_fp80
  ret x86_fp80 %r
}
define fp128 @f64_to_f128(double %x) {
  %r = fpext double %x to fp128
  ret fp128 %r
}
define x86_fp80 @f16_to_f80(half %x) {
  %r = fpext half %x to x86_fp80
  ret x86_fp80 %r
}
define fp128 @bf16_to_f128(bfloat %x) {
  %r = fpext bfloat %x to fp128
  ret fp128 %r
}
define i8 @f80_to_s8(x86_fp80 %x) {
  %r = fptosi x86_fp80 %x to i8
  ret i8 %r
}
define i8 @f80_to_u8(x86_fp80 %x) {
  %r = fptoui x86_fp80 %x to i8
  ret i8 %r
}
define i64 @f80_to_s64(x86_fp80 %x) {
  %r = fptosi x86_fp80 %x to i64
  ret i64 %r
}
define i64 @f80_to_u64(x86_fp80 %x) {
  %r = fptoui x86_fp80 %x to i64
  ret i64 %r
}
define i128 @f80_to_s128(x86_fp80 %x) {
  %r = fptosi x86_fp80 %x to i128
  ret i128 %r
}
define i128 @f128_to_s128(fp128 %x) {
  %r = fptosi fp128 %x to i128
  ret i128 %r
}
define i128 @f128_to_u128(fp128 %x) {
  %r = fptoui fp128 %x to i128
  ret i128 %r
}
define i1 @f128_to_i1(fp128 %x) {
  %r = fptosi fp128 %x to i1
  ret i1 %r
}
define x86_fp80 @s8_to_f80(i8 %x) {
  %r = sitofp i8 %x to x86_fp80
  ret x86_fp80 %r
}
define x86_fp80 @u64_to_f80(i64 %x) {
  %r = uitofp i64 %x to x86_fp80
  ret x86_fp80 %r
}
define x86_fp80 @s65_to_f80(i65 %x) {
  %r = sitofp i65 %x to x86_fp80
  ret x86_fp80 %r
}
define x86_fp80 @u128_to_f80(i128 %x) {
  %r = uitofp i128 %x to x86_fp80
  ret x86_fp80 %r
}
define fp128 @s128_to_f128(i128 %x) {
  %r = sitofp i128 %x to fp128
  ret fp128 %r
}
define fp128 @u128_to_f128(i128 %x) {
  %r = uitofp i128 %x to fp128
  ret fp128 %r
}
define fp128 @i1_to_f128(i1 %x) {
  %r = sitofp i1 %x to fp128
  ret fp128 %r
}
define i80 @bits80(x86_fp80 %x) {
  %r = bitcast x86_fp80 %x to i80
  ret i80 %r
}
define x86_fp80 @of_bits80(i80 %x) {
  %r = bitcast i80 %x to x86_fp80
  ret x86_fp80 %r
}
; The carry out of the 80 bits is discarded.
define x86_fp80 @of_sum80(i80 %x, i80 %y) {
  %s = add i80 %x, %y
  %r = bitcast i80 %s to x86_fp80
  %t = fadd x86_fp80 %r, %r
  ret x86_fp80 %t
}
define i128 @bits128(fp128 %x) {
  %r = bitcast fp128 %x to i128
  ret i128 %r
}
define i64 @halves(fp128 %x) {
  %v = bitcast fp128 %x to <2 x i64>
  %r = extractelement <2 x i64> %v, i32 0
  ret i64 %r
}
define fp128 @of_halves(i64 %low, i64 %high) {
  %a = insertelement <2 x i64> poison, i64 %low, i32 0
  %b = insertelement <2 x i64> %a, i64 %high, i32 1
  %r = bitcast <2 x i64> %b to fp128
  ret fp128 %r
}
