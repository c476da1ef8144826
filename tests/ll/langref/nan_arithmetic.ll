; A NaN that arithmetic makes: quiet without a payload, or that of an operand, quiet or as it was. The sign is free.
; covers: 4-36
; run: @half_div(i16 0, i16 -32768) == i1 true
; run: @half_sub(i16 31744, i16 31744) == i1 true
; run: @half_mul(i16 0, i16 31744) == i1 true
; run: @half_rem(i16 31744, i16 15360) == i1 true
; run: @half_root(i16 -17408) == i1 true
; run: @half_add(i16 32001, i16 15360) == i1 true
; run: @half_add(i16 15360, i16 32001) == i1 true
; run: @half_add(i16 32261, i16 15360) == i1 true
; run: @half_add(i16 -1023, i16 32259) == i1 true
; run: @half_add(i16 15360, i16 -503) == i1 true
; run: @half_sub(i16 32001, i16 15360) == i1 true
; run: @half_sub(i16 15360, i16 32001) == i1 true
; run: @half_sub(i16 32261, i16 15360) == i1 true
; run: @half_sub(i16 -1023, i16 32259) == i1 true
; run: @half_sub(i16 15360, i16 -503) == i1 true
; run: @half_mul(i16 32001, i16 15360) == i1 true
; run: @half_mul(i16 15360, i16 32001) == i1 true
; run: @half_mul(i16 32261, i16 15360) == i1 true
; run: @half_mul(i16 -1023, i16 32259) == i1 true
; run: @half_mul(i16 15360, i16 -503) == i1 true
; run: @half_div(i16 32001, i16 15360) == i1 true
; run: @half_div(i16 15360, i16 32001) == i1 true
; run: @half_div(i16 32261, i16 15360) == i1 true
; run: @half_div(i16 -1023, i16 32259) == i1 true
; run: @half_div(i16 15360, i16 -503) == i1 true
; run: @half_rem(i16 32001, i16 15360) == i1 true
; run: @half_rem(i16 15360, i16 32001) == i1 true
; run: @half_rem(i16 32261, i16 15360) == i1 true
; run: @half_rem(i16 -1023, i16 32259) == i1 true
; run: @half_rem(i16 15360, i16 -503) == i1 true
; run: @bfloat_div(i16 0, i16 -32768) == i1 true
; run: @bfloat_sub(i16 32640, i16 32640) == i1 true
; run: @bfloat_mul(i16 0, i16 32640) == i1 true
; run: @bfloat_rem(i16 32640, i16 16256) == i1 true
; run: @bfloat_root(i16 -16512) == i1 true
; run: @bfloat_add(i16 32641, i16 16256) == i1 true
; run: @bfloat_add(i16 16256, i16 32641) == i1 true
; run: @bfloat_add(i16 32709, i16 16256) == i1 true
; run: @bfloat_add(i16 -127, i16 32707) == i1 true
; run: @bfloat_add(i16 16256, i16 -55) == i1 true
; run: @bfloat_sub(i16 32641, i16 16256) == i1 true
; run: @bfloat_sub(i16 16256, i16 32641) == i1 true
; run: @bfloat_sub(i16 32709, i16 16256) == i1 true
; run: @bfloat_sub(i16 -127, i16 32707) == i1 true
; run: @bfloat_sub(i16 16256, i16 -55) == i1 true
; run: @bfloat_mul(i16 32641, i16 16256) == i1 true
; run: @bfloat_mul(i16 16256, i16 32641) == i1 true
; run: @bfloat_mul(i16 32709, i16 16256) == i1 true
; run: @bfloat_mul(i16 -127, i16 32707) == i1 true
; run: @bfloat_mul(i16 16256, i16 -55) == i1 true
; run: @bfloat_div(i16 32641, i16 16256) == i1 true
; run: @bfloat_div(i16 16256, i16 32641) == i1 true
; run: @bfloat_div(i16 32709, i16 16256) == i1 true
; run: @bfloat_div(i16 -127, i16 32707) == i1 true
; run: @bfloat_div(i16 16256, i16 -55) == i1 true
; run: @bfloat_rem(i16 32641, i16 16256) == i1 true
; run: @bfloat_rem(i16 16256, i16 32641) == i1 true
; run: @bfloat_rem(i16 32709, i16 16256) == i1 true
; run: @bfloat_rem(i16 -127, i16 32707) == i1 true
; run: @bfloat_rem(i16 16256, i16 -55) == i1 true
; run: @float_div(i32 0, i32 -2147483648) == i1 true
; run: @float_sub(i32 2139095040, i32 2139095040) == i1 true
; run: @float_mul(i32 0, i32 2139095040) == i1 true
; run: @float_rem(i32 2139095040, i32 1065353216) == i1 true
; run: @float_root(i32 -1082130432) == i1 true
; run: @float_add(i32 2141192193, i32 1065353216) == i1 true
; run: @float_add(i32 1065353216, i32 2141192193) == i1 true
; run: @float_add(i32 2143289349, i32 1065353216) == i1 true
; run: @float_add(i32 -8388607, i32 2143289347) == i1 true
; run: @float_add(i32 1065353216, i32 -4194295) == i1 true
; run: @float_sub(i32 2141192193, i32 1065353216) == i1 true
; run: @float_sub(i32 1065353216, i32 2141192193) == i1 true
; run: @float_sub(i32 2143289349, i32 1065353216) == i1 true
; run: @float_sub(i32 -8388607, i32 2143289347) == i1 true
; run: @float_sub(i32 1065353216, i32 -4194295) == i1 true
; run: @float_mul(i32 2141192193, i32 1065353216) == i1 true
; run: @float_mul(i32 1065353216, i32 2141192193) == i1 true
; run: @float_mul(i32 2143289349, i32 1065353216) == i1 true
; run: @float_mul(i32 -8388607, i32 2143289347) == i1 true
; run: @float_mul(i32 1065353216, i32 -4194295) == i1 true
; run: @float_div(i32 2141192193, i32 1065353216) == i1 true
; run: @float_div(i32 1065353216, i32 2141192193) == i1 true
; run: @float_div(i32 2143289349, i32 1065353216) == i1 true
; run: @float_div(i32 -8388607, i32 2143289347) == i1 true
; run: @float_div(i32 1065353216, i32 -4194295) == i1 true
; run: @float_rem(i32 2141192193, i32 1065353216) == i1 true
; run: @float_rem(i32 1065353216, i32 2141192193) == i1 true
; run: @float_rem(i32 2143289349, i32 1065353216) == i1 true
; run: @float_rem(i32 -8388607, i32 2143289347) == i1 true
; run: @float_rem(i32 1065353216, i32 -4194295) == i1 true
; run: @double_div(i64 0, i64 -9223372036854775808) == i1 true
; run: @double_sub(i64 9218868437227405312, i64 9218868437227405312) == i1 true
; run: @double_mul(i64 0, i64 9218868437227405312) == i1 true
; run: @double_rem(i64 9218868437227405312, i64 4607182418800017408) == i1 true
; run: @double_root(i64 -4616189618054758400) == i1 true
; run: @double_add(i64 9219994337134247937, i64 4607182418800017408) == i1 true
; run: @double_add(i64 4607182418800017408, i64 9219994337134247937) == i1 true
; run: @double_add(i64 9221120237041090565, i64 4607182418800017408) == i1 true
; run: @double_add(i64 -4503599627370495, i64 9221120237041090563) == i1 true
; run: @double_add(i64 4607182418800017408, i64 -2251799813685239) == i1 true
; run: @double_sub(i64 9219994337134247937, i64 4607182418800017408) == i1 true
; run: @double_sub(i64 4607182418800017408, i64 9219994337134247937) == i1 true
; run: @double_sub(i64 9221120237041090565, i64 4607182418800017408) == i1 true
; run: @double_sub(i64 -4503599627370495, i64 9221120237041090563) == i1 true
; run: @double_sub(i64 4607182418800017408, i64 -2251799813685239) == i1 true
; run: @double_mul(i64 9219994337134247937, i64 4607182418800017408) == i1 true
; run: @double_mul(i64 4607182418800017408, i64 9219994337134247937) == i1 true
; run: @double_mul(i64 9221120237041090565, i64 4607182418800017408) == i1 true
; run: @double_mul(i64 -4503599627370495, i64 9221120237041090563) == i1 true
; run: @double_mul(i64 4607182418800017408, i64 -2251799813685239) == i1 true
; run: @double_div(i64 9219994337134247937, i64 4607182418800017408) == i1 true
; run: @double_div(i64 4607182418800017408, i64 9219994337134247937) == i1 true
; run: @double_div(i64 9221120237041090565, i64 4607182418800017408) == i1 true
; run: @double_div(i64 -4503599627370495, i64 9221120237041090563) == i1 true
; run: @double_div(i64 4607182418800017408, i64 -2251799813685239) == i1 true
; run: @double_rem(i64 9219994337134247937, i64 4607182418800017408) == i1 true
; run: @double_rem(i64 4607182418800017408, i64 9219994337134247937) == i1 true
; run: @double_rem(i64 9221120237041090565, i64 4607182418800017408) == i1 true
; run: @double_rem(i64 -4503599627370495, i64 9221120237041090563) == i1 true
; run: @double_rem(i64 4607182418800017408, i64 -2251799813685239) == i1 true
; run: @fp128_div(i128 0, i128 -170141183460469231731687303715884105728) == i1 true
; run: @fp128_sub(i128 170135991163610696904058773219554885632, i128 170135991163610696904058773219554885632) == i1 true
; run: @fp128_mul(i128 0, i128 170135991163610696904058773219554885632) == i1 true
; run: @fp128_rem(i128 170135991163610696904058773219554885632, i128 85065399433376081038215121361612832768) == i1 true
; run: @fp128_root(i128 -85075784027093150693472182354271272960) == i1 true
; run: @fp128_add(i128 170137289237825330610965905843637190657, i128 85065399433376081038215121361612832768) == i1 true
; run: @fp128_add(i128 85065399433376081038215121361612832768, i128 170137289237825330610965905843637190657) == i1 true
; run: @fp128_add(i128 170138587312039964317873038467719495685, i128 85065399433376081038215121361612832768) == i1 true
; run: @fp128_add(i128 -5192296858534827628530496329220095, i128 170138587312039964317873038467719495683) == i1 true
; run: @fp128_add(i128 85065399433376081038215121361612832768, i128 -2596148429267413814265248164610039) == i1 true
; run: @fp128_sub(i128 170137289237825330610965905843637190657, i128 85065399433376081038215121361612832768) == i1 true
; run: @fp128_sub(i128 85065399433376081038215121361612832768, i128 170137289237825330610965905843637190657) == i1 true
; run: @fp128_sub(i128 170138587312039964317873038467719495685, i128 85065399433376081038215121361612832768) == i1 true
; run: @fp128_sub(i128 -5192296858534827628530496329220095, i128 170138587312039964317873038467719495683) == i1 true
; run: @fp128_sub(i128 85065399433376081038215121361612832768, i128 -2596148429267413814265248164610039) == i1 true
; run: @fp128_mul(i128 170137289237825330610965905843637190657, i128 85065399433376081038215121361612832768) == i1 true
; run: @fp128_mul(i128 85065399433376081038215121361612832768, i128 170137289237825330610965905843637190657) == i1 true
; run: @fp128_mul(i128 170138587312039964317873038467719495685, i128 85065399433376081038215121361612832768) == i1 true
; run: @fp128_mul(i128 -5192296858534827628530496329220095, i128 170138587312039964317873038467719495683) == i1 true
; run: @fp128_mul(i128 85065399433376081038215121361612832768, i128 -2596148429267413814265248164610039) == i1 true
; run: @fp128_div(i128 170137289237825330610965905843637190657, i128 85065399433376081038215121361612832768) == i1 true
; run: @fp128_div(i128 85065399433376081038215121361612832768, i128 170137289237825330610965905843637190657) == i1 true
; run: @fp128_div(i128 170138587312039964317873038467719495685, i128 85065399433376081038215121361612832768) == i1 true
; run: @fp128_div(i128 -5192296858534827628530496329220095, i128 170138587312039964317873038467719495683) == i1 true
; run: @fp128_div(i128 85065399433376081038215121361612832768, i128 -2596148429267413814265248164610039) == i1 true
; run: @fp128_rem(i128 170137289237825330610965905843637190657, i128 85065399433376081038215121361612832768) == i1 true
; run: @fp128_rem(i128 85065399433376081038215121361612832768, i128 170137289237825330610965905843637190657) == i1 true
; run: @fp128_rem(i128 170138587312039964317873038467719495685, i128 85065399433376081038215121361612832768) == i1 true
; run: @fp128_rem(i128 -5192296858534827628530496329220095, i128 170138587312039964317873038467719495683) == i1 true
; run: @fp128_rem(i128 85065399433376081038215121361612832768, i128 -2596148429267413814265248164610039) == i1 true
define i1 @half_allowed(i16 %r, i16 %a, i16 %b) {
  %m = and i16 %r, 32767
  %preferred = icmp eq i16 %m, 32256
  %of_a = call i1 @half_taken(i16 %m, i16 %a)
  %of_b = call i1 @half_taken(i16 %m, i16 %b)
  %x = or i1 %preferred, %of_a
  %y = or i1 %x, %of_b
  ret i1 %y
}
define i1 @half_taken(i16 %m, i16 %a) {
  %b = and i16 %a, 32767
  %nan = icmp ugt i16 %b, 31744
  %quiet = or i16 %b, 512
  %c = icmp eq i16 %m, %b
  %d = icmp eq i16 %m, %quiet
  %e = or i1 %c, %d
  %r = and i1 %nan, %e
  ret i1 %r
}
declare half @llvm.sqrt.f16(half)
define i1 @half_root(i16 %x) {
  %a = bitcast i16 %x to half
  %s = call half @llvm.sqrt.f16(half %a)
  %t = bitcast half %s to i16
  %r = call i1 @half_allowed(i16 %t, i16 %x, i16 %x)
  ret i1 %r
}
define i1 @half_add(i16 %x, i16 %y) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %s = fadd half %a, %b
  %t = bitcast half %s to i16
  %r = call i1 @half_allowed(i16 %t, i16 %x, i16 %y)
  ret i1 %r
}
define i1 @half_sub(i16 %x, i16 %y) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %s = fsub half %a, %b
  %t = bitcast half %s to i16
  %r = call i1 @half_allowed(i16 %t, i16 %x, i16 %y)
  ret i1 %r
}
define i1 @half_mul(i16 %x, i16 %y) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %s = fmul half %a, %b
  %t = bitcast half %s to i16
  %r = call i1 @half_allowed(i16 %t, i16 %x, i16 %y)
  ret i1 %r
}
define i1 @half_div(i16 %x, i16 %y) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %s = fdiv half %a, %b
  %t = bitcast half %s to i16
  %r = call i1 @half_allowed(i16 %t, i16 %x, i16 %y)
  ret i1 %r
}
define i1 @half_rem(i16 %x, i16 %y) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %s = frem half %a, %b
  %t = bitcast half %s to i16
  %r = call i1 @half_allowed(i16 %t, i16 %x, i16 %y)
  ret i1 %r
}
define i1 @bfloat_allowed(i16 %r, i16 %a, i16 %b) {
  %m = and i16 %r, 32767
  %preferred = icmp eq i16 %m, 32704
  %of_a = call i1 @bfloat_taken(i16 %m, i16 %a)
  %of_b = call i1 @bfloat_taken(i16 %m, i16 %b)
  %x = or i1 %preferred, %of_a
  %y = or i1 %x, %of_b
  ret i1 %y
}
define i1 @bfloat_taken(i16 %m, i16 %a) {
  %b = and i16 %a, 32767
  %nan = icmp ugt i16 %b, 32640
  %quiet = or i16 %b, 64
  %c = icmp eq i16 %m, %b
  %d = icmp eq i16 %m, %quiet
  %e = or i1 %c, %d
  %r = and i1 %nan, %e
  ret i1 %r
}
declare bfloat @llvm.sqrt.bf16(bfloat)
define i1 @bfloat_root(i16 %x) {
  %a = bitcast i16 %x to bfloat
  %s = call bfloat @llvm.sqrt.bf16(bfloat %a)
  %t = bitcast bfloat %s to i16
  %r = call i1 @bfloat_allowed(i16 %t, i16 %x, i16 %x)
  ret i1 %r
}
define i1 @bfloat_add(i16 %x, i16 %y) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %s = fadd bfloat %a, %b
  %t = bitcast bfloat %s to i16
  %r = call i1 @bfloat_allowed(i16 %t, i16 %x, i16 %y)
  ret i1 %r
}
define i1 @bfloat_sub(i16 %x, i16 %y) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %s = fsub bfloat %a, %b
  %t = bitcast bfloat %s to i16
  %r = call i1 @bfloat_allowed(i16 %t, i16 %x, i16 %y)
  ret i1 %r
}
define i1 @bfloat_mul(i16 %x, i16 %y) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %s = fmul bfloat %a, %b
  %t = bitcast bfloat %s to i16
  %r = call i1 @bfloat_allowed(i16 %t, i16 %x, i16 %y)
  ret i1 %r
}
define i1 @bfloat_div(i16 %x, i16 %y) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %s = fdiv bfloat %a, %b
  %t = bitcast bfloat %s to i16
  %r = call i1 @bfloat_allowed(i16 %t, i16 %x, i16 %y)
  ret i1 %r
}
define i1 @bfloat_rem(i16 %x, i16 %y) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %s = frem bfloat %a, %b
  %t = bitcast bfloat %s to i16
  %r = call i1 @bfloat_allowed(i16 %t, i16 %x, i16 %y)
  ret i1 %r
}
define i1 @float_allowed(i32 %r, i32 %a, i32 %b) {
  %m = and i32 %r, 2147483647
  %preferred = icmp eq i32 %m, 2143289344
  %of_a = call i1 @float_taken(i32 %m, i32 %a)
  %of_b = call i1 @float_taken(i32 %m, i32 %b)
  %x = or i1 %preferred, %of_a
  %y = or i1 %x, %of_b
  ret i1 %y
}
define i1 @float_taken(i32 %m, i32 %a) {
  %b = and i32 %a, 2147483647
  %nan = icmp ugt i32 %b, 2139095040
  %quiet = or i32 %b, 4194304
  %c = icmp eq i32 %m, %b
  %d = icmp eq i32 %m, %quiet
  %e = or i1 %c, %d
  %r = and i1 %nan, %e
  ret i1 %r
}
declare float @llvm.sqrt.f32(float)
define i1 @float_root(i32 %x) {
  %a = bitcast i32 %x to float
  %s = call float @llvm.sqrt.f32(float %a)
  %t = bitcast float %s to i32
  %r = call i1 @float_allowed(i32 %t, i32 %x, i32 %x)
  ret i1 %r
}
define i1 @float_add(i32 %x, i32 %y) {
  %a = bitcast i32 %x to float
  %b = bitcast i32 %y to float
  %s = fadd float %a, %b
  %t = bitcast float %s to i32
  %r = call i1 @float_allowed(i32 %t, i32 %x, i32 %y)
  ret i1 %r
}
define i1 @float_sub(i32 %x, i32 %y) {
  %a = bitcast i32 %x to float
  %b = bitcast i32 %y to float
  %s = fsub float %a, %b
  %t = bitcast float %s to i32
  %r = call i1 @float_allowed(i32 %t, i32 %x, i32 %y)
  ret i1 %r
}
define i1 @float_mul(i32 %x, i32 %y) {
  %a = bitcast i32 %x to float
  %b = bitcast i32 %y to float
  %s = fmul float %a, %b
  %t = bitcast float %s to i32
  %r = call i1 @float_allowed(i32 %t, i32 %x, i32 %y)
  ret i1 %r
}
define i1 @float_div(i32 %x, i32 %y) {
  %a = bitcast i32 %x to float
  %b = bitcast i32 %y to float
  %s = fdiv float %a, %b
  %t = bitcast float %s to i32
  %r = call i1 @float_allowed(i32 %t, i32 %x, i32 %y)
  ret i1 %r
}
define i1 @float_rem(i32 %x, i32 %y) {
  %a = bitcast i32 %x to float
  %b = bitcast i32 %y to float
  %s = frem float %a, %b
  %t = bitcast float %s to i32
  %r = call i1 @float_allowed(i32 %t, i32 %x, i32 %y)
  ret i1 %r
}
define i1 @double_allowed(i64 %r, i64 %a, i64 %b) {
  %m = and i64 %r, 9223372036854775807
  %preferred = icmp eq i64 %m, 9221120237041090560
  %of_a = call i1 @double_taken(i64 %m, i64 %a)
  %of_b = call i1 @double_taken(i64 %m, i64 %b)
  %x = or i1 %preferred, %of_a
  %y = or i1 %x, %of_b
  ret i1 %y
}
define i1 @double_taken(i64 %m, i64 %a) {
  %b = and i64 %a, 9223372036854775807
  %nan = icmp ugt i64 %b, 9218868437227405312
  %quiet = or i64 %b, 2251799813685248
  %c = icmp eq i64 %m, %b
  %d = icmp eq i64 %m, %quiet
  %e = or i1 %c, %d
  %r = and i1 %nan, %e
  ret i1 %r
}
declare double @llvm.sqrt.f64(double)
define i1 @double_root(i64 %x) {
  %a = bitcast i64 %x to double
  %s = call double @llvm.sqrt.f64(double %a)
  %t = bitcast double %s to i64
  %r = call i1 @double_allowed(i64 %t, i64 %x, i64 %x)
  ret i1 %r
}
define i1 @double_add(i64 %x, i64 %y) {
  %a = bitcast i64 %x to double
  %b = bitcast i64 %y to double
  %s = fadd double %a, %b
  %t = bitcast double %s to i64
  %r = call i1 @double_allowed(i64 %t, i64 %x, i64 %y)
  ret i1 %r
}
define i1 @double_sub(i64 %x, i64 %y) {
  %a = bitcast i64 %x to double
  %b = bitcast i64 %y to double
  %s = fsub double %a, %b
  %t = bitcast double %s to i64
  %r = call i1 @double_allowed(i64 %t, i64 %x, i64 %y)
  ret i1 %r
}
define i1 @double_mul(i64 %x, i64 %y) {
  %a = bitcast i64 %x to double
  %b = bitcast i64 %y to double
  %s = fmul double %a, %b
  %t = bitcast double %s to i64
  %r = call i1 @double_allowed(i64 %t, i64 %x, i64 %y)
  ret i1 %r
}
define i1 @double_div(i64 %x, i64 %y) {
  %a = bitcast i64 %x to double
  %b = bitcast i64 %y to double
  %s = fdiv double %a, %b
  %t = bitcast double %s to i64
  %r = call i1 @double_allowed(i64 %t, i64 %x, i64 %y)
  ret i1 %r
}
define i1 @double_rem(i64 %x, i64 %y) {
  %a = bitcast i64 %x to double
  %b = bitcast i64 %y to double
  %s = frem double %a, %b
  %t = bitcast double %s to i64
  %r = call i1 @double_allowed(i64 %t, i64 %x, i64 %y)
  ret i1 %r
}
define i1 @fp128_allowed(i128 %r, i128 %a, i128 %b) {
  %m = and i128 %r, 170141183460469231731687303715884105727
  %preferred = icmp eq i128 %m, 170138587312039964317873038467719495680
  %of_a = call i1 @fp128_taken(i128 %m, i128 %a)
  %of_b = call i1 @fp128_taken(i128 %m, i128 %b)
  %x = or i1 %preferred, %of_a
  %y = or i1 %x, %of_b
  ret i1 %y
}
define i1 @fp128_taken(i128 %m, i128 %a) {
  %b = and i128 %a, 170141183460469231731687303715884105727
  %nan = icmp ugt i128 %b, 170135991163610696904058773219554885632
  %quiet = or i128 %b, 2596148429267413814265248164610048
  %c = icmp eq i128 %m, %b
  %d = icmp eq i128 %m, %quiet
  %e = or i1 %c, %d
  %r = and i1 %nan, %e
  ret i1 %r
}
declare fp128 @llvm.sqrt.f128(fp128)
define i1 @fp128_root(i128 %x) {
  %a = bitcast i128 %x to fp128
  %s = call fp128 @llvm.sqrt.f128(fp128 %a)
  %t = bitcast fp128 %s to i128
  %r = call i1 @fp128_allowed(i128 %t, i128 %x, i128 %x)
  ret i1 %r
}
define i1 @fp128_add(i128 %x, i128 %y) {
  %a = bitcast i128 %x to fp128
  %b = bitcast i128 %y to fp128
  %s = fadd fp128 %a, %b
  %t = bitcast fp128 %s to i128
  %r = call i1 @fp128_allowed(i128 %t, i128 %x, i128 %y)
  ret i1 %r
}
define i1 @fp128_sub(i128 %x, i128 %y) {
  %a = bitcast i128 %x to fp128
  %b = bitcast i128 %y to fp128
  %s = fsub fp128 %a, %b
  %t = bitcast fp128 %s to i128
  %r = call i1 @fp128_allowed(i128 %t, i128 %x, i128 %y)
  ret i1 %r
}
define i1 @fp128_mul(i128 %x, i128 %y) {
  %a = bitcast i128 %x to fp128
  %b = bitcast i128 %y to fp128
  %s = fmul fp128 %a, %b
  %t = bitcast fp128 %s to i128
  %r = call i1 @fp128_allowed(i128 %t, i128 %x, i128 %y)
  ret i1 %r
}
define i1 @fp128_div(i128 %x, i128 %y) {
  %a = bitcast i128 %x to fp128
  %b = bitcast i128 %y to fp128
  %s = fdiv fp128 %a, %b
  %t = bitcast fp128 %s to i128
  %r = call i1 @fp128_allowed(i128 %t, i128 %x, i128 %y)
  ret i1 %r
}
define i1 @fp128_rem(i128 %x, i128 %y) {
  %a = bitcast i128 %x to fp128
  %b = bitcast i128 %y to fp128
  %s = frem fp128 %a, %b
  %t = bitcast fp128 %s to i128
  %r = call i1 @fp128_allowed(i128 %t, i128 %x, i128 %y)
  ret i1 %r
}
