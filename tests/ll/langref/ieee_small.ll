; Arithmetic of half and bfloat, bit for bit: halfway cases, subnormals and the largest values among the operands.
; covers: 4-38 4-47
; run: @half_add(i16 15360, i16 16896) == i16 17408
; run: @half_add(i16 16896, i16 15361) == i16 17408
; run: @half_add(i16 31743, i16 15360) == i16 31743
; run: @half_add(i16 31743, i16 20480) == i16 31744
; run: @half_add(i16 1, i16 14336) == i16 14336
; run: @half_add(i16 1024, i16 -31745) == i16 1
; run: @half_add(i16 -32767, i16 16896) == i16 16896
; run: @half_add(i16 1023, i16 15361) == i16 15361
; run: @half_add(i16 -18278, i16 -16335) == i16 -16040
; run: @half_add(i16 -26076, i16 7764) == i16 6788
; run: @half_add(i16 -27129, i16 10328) == i16 10280
; run: @half_sub(i16 15360, i16 16896) == i16 -16384
; run: @half_sub(i16 16896, i16 15361) == i16 16383
; run: @half_sub(i16 31743, i16 15360) == i16 31743
; run: @half_sub(i16 31743, i16 20480) == i16 31742
; run: @half_sub(i16 1, i16 14336) == i16 -18432
; run: @half_sub(i16 1024, i16 -31745) == i16 2047
; run: @half_sub(i16 -32767, i16 16896) == i16 -15872
; run: @half_sub(i16 1023, i16 15361) == i16 -17407
; run: @half_sub(i16 -18278, i16 -16335) == i16 15893
; run: @half_sub(i16 -26076, i16 7764) == i16 -24397
; run: @half_sub(i16 -27129, i16 10328) == i16 -22392
; run: @half_mul(i16 15360, i16 16896) == i16 16896
; run: @half_mul(i16 16896, i16 15361) == i16 16898
; run: @half_mul(i16 31743, i16 15360) == i16 31743
; run: @half_mul(i16 31743, i16 20480) == i16 31744
; run: @half_mul(i16 1, i16 14336) == i16 0
; run: @half_mul(i16 1024, i16 -31745) == i16 -32768
; run: @half_mul(i16 -32767, i16 16896) == i16 -32765
; run: @half_mul(i16 1023, i16 15361) == i16 1024
; run: @half_mul(i16 -18278, i16 -16335) == i16 15570
; run: @half_mul(i16 -26076, i16 7764) == i16 -32457
; run: @half_mul(i16 -27129, i16 10328) == i16 -31930
; run: @half_div(i16 15360, i16 16896) == i16 13653
; run: @half_div(i16 16896, i16 15361) == i16 16895
; run: @half_div(i16 31743, i16 15360) == i16 31743
; run: @half_div(i16 31743, i16 20480) == i16 26623
; run: @half_div(i16 1, i16 14336) == i16 2
; run: @half_div(i16 1024, i16 -31745) == i16 -17407
; run: @half_div(i16 -32767, i16 16896) == i16 -32768
; run: @half_div(i16 1023, i16 15361) == i16 1022
; run: @half_div(i16 -18278, i16 -16335) == i16 13412
; run: @half_div(i16 -26076, i16 7764) == i16 -18493
; run: @half_div(i16 -27129, i16 10328) == i16 -22131
; run: @half_rem(i16 15360, i16 16896) == i16 15360
; run: @half_rem(i16 16896, i16 15361) == i16 15356
; run: @half_rem(i16 31743, i16 15360) == i16 0
; run: @half_rem(i16 31743, i16 20480) == i16 0
; run: @half_rem(i16 1, i16 14336) == i16 1
; run: @half_rem(i16 1024, i16 -31745) == i16 1
; run: @half_rem(i16 -32767, i16 16896) == i16 -32767
; run: @half_rem(i16 1023, i16 15361) == i16 1023
; run: @half_rem(i16 -18278, i16 -16335) == i16 -18278
; run: @half_rem(i16 -26076, i16 7764) == i16 -26076
; run: @half_rem(i16 -27129, i16 10328) == i16 -27129
; run: @half_sqrt(i16 16896) == i16 16110
; run: @half_sqrt(i16 15361) == i16 15360
; run: @half_sqrt(i16 31743) == i16 23551
; run: @half_sqrt(i16 1) == i16 3072
; run: @half_sqrt(i16 1023) == i16 8191
; run: @half_sqrt(i16 1024) == i16 8192
; run: @half_sqrt(i16 17479) == i16 16419
; run: @half_sqrt(i16 -32768) == i16 -32768
; run: @half_fma(i16 15361, i16 15361, i16 -17408) == i16 6144
; run: @half_fma(i16 15361, i16 15361, i16 1) == i16 15362
; run: @half_fma(i16 15361, i16 16896, i16 -32767) == i16 16897
; run: @half_fma(i16 31743, i16 31743, i16 -1025) == i16 31744
; run: @half_fma(i16 1023, i16 1023, i16 15360) == i16 15360
; run: @half_fma(i16 11828, i16 18254, i16 23498) == i16 23504
; run: @half_fma(i16 -20862, i16 -10177, i16 -9834) == i16 -9945
; run: @half_fma(i16 -27422, i16 -26769, i16 8621) == i16 8621
; run: @bfloat_add(i16 16256, i16 16448) == i16 16512
; run: @bfloat_add(i16 16448, i16 16257) == i16 16512
; run: @bfloat_add(i16 32639, i16 16256) == i16 32639
; run: @bfloat_add(i16 32639, i16 31616) == i16 32640
; run: @bfloat_add(i16 1, i16 16128) == i16 16128
; run: @bfloat_add(i16 128, i16 -32641) == i16 1
; run: @bfloat_add(i16 -32767, i16 16448) == i16 16448
; run: @bfloat_add(i16 127, i16 16257) == i16 16257
; run: @bfloat_add(i16 -17009, i16 -16280) == i16 -16276
; run: @bfloat_add(i16 15946, i16 16012) == i16 16113
; run: @bfloat_add(i16 -17273, i16 16087) == i16 16079
; run: @bfloat_sub(i16 16256, i16 16448) == i16 -16384
; run: @bfloat_sub(i16 16448, i16 16257) == i16 16383
; run: @bfloat_sub(i16 32639, i16 16256) == i16 32639
; run: @bfloat_sub(i16 32639, i16 31616) == i16 32638
; run: @bfloat_sub(i16 1, i16 16128) == i16 -16640
; run: @bfloat_sub(i16 128, i16 -32641) == i16 255
; run: @bfloat_sub(i16 -32767, i16 16448) == i16 -16320
; run: @bfloat_sub(i16 127, i16 16257) == i16 -16511
; run: @bfloat_sub(i16 -17009, i16 -16280) == i16 16484
; run: @bfloat_sub(i16 15946, i16 16012) == i16 -16996
; run: @bfloat_sub(i16 -17273, i16 16087) == i16 -16673
; run: @bfloat_mul(i16 16256, i16 16448) == i16 16448
; run: @bfloat_mul(i16 16448, i16 16257) == i16 16450
; run: @bfloat_mul(i16 32639, i16 16256) == i16 32639
; run: @bfloat_mul(i16 32639, i16 31616) == i16 32640
; run: @bfloat_mul(i16 1, i16 16128) == i16 0
; run: @bfloat_mul(i16 128, i16 -32641) == i16 -32768
; run: @bfloat_mul(i16 -32767, i16 16448) == i16 -32765
; run: @bfloat_mul(i16 127, i16 16257) == i16 128
; run: @bfloat_mul(i16 -17009, i16 -16280) == i16 16002
; run: @bfloat_mul(i16 15946, i16 16012) == i16 15709
; run: @bfloat_mul(i16 -17273, i16 16087) == i16 -17437
; run: @bfloat_div(i16 16256, i16 16448) == i16 16043
; run: @bfloat_div(i16 16448, i16 16257) == i16 16447
; run: @bfloat_div(i16 32639, i16 16256) == i16 32639
; run: @bfloat_div(i16 32639, i16 31616) == i16 17279
; run: @bfloat_div(i16 1, i16 16128) == i16 2
; run: @bfloat_div(i16 128, i16 -32641) == i16 -16511
; run: @bfloat_div(i16 -32767, i16 16448) == i16 -32768
; run: @bfloat_div(i16 127, i16 16257) == i16 126
; run: @bfloat_div(i16 -17009, i16 -16280) == i16 15518
; run: @bfloat_div(i16 15946, i16 16012) == i16 16185
; run: @bfloat_div(i16 -17273, i16 16087) == i16 -17119
; run: @bfloat_rem(i16 16256, i16 16448) == i16 16256
; run: @bfloat_rem(i16 16448, i16 16257) == i16 16252
; run: @bfloat_rem(i16 32639, i16 16256) == i16 0
; run: @bfloat_rem(i16 32639, i16 31616) == i16 0
; run: @bfloat_rem(i16 1, i16 16128) == i16 1
; run: @bfloat_rem(i16 128, i16 -32641) == i16 1
; run: @bfloat_rem(i16 -32767, i16 16448) == i16 -32767
; run: @bfloat_rem(i16 127, i16 16257) == i16 127
; run: @bfloat_rem(i16 -17009, i16 -16280) == i16 -17009
; run: @bfloat_rem(i16 15946, i16 16012) == i16 15946
; run: @bfloat_rem(i16 -17273, i16 16087) == i16 -17273
; run: @bfloat_fma(i16 16257, i16 16257, i16 -16512) == i16 15488
; run: @bfloat_fma(i16 16257, i16 16257, i16 1) == i16 16258
; run: @bfloat_fma(i16 16257, i16 16448, i16 -32767) == i16 16449
; run: @bfloat_fma(i16 32639, i16 32639, i16 -129) == i16 32640
; run: @bfloat_fma(i16 127, i16 127, i16 16256) == i16 16256
; run: @bfloat_fma(i16 -15626, i16 17062, i16 -16617) == i16 -14816
; run: @bfloat_fma(i16 16201, i16 -16321, i16 -16199) == i16 -16126
; run: @bfloat_fma(i16 -16259, i16 15553, i16 16992) == i16 16992
define i16 @half_add(i16 %x, i16 %y) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %c = fadd half %a, %b
  %r = bitcast half %c to i16
  ret i16 %r
}
define i16 @half_sub(i16 %x, i16 %y) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %c = fsub half %a, %b
  %r = bitcast half %c to i16
  ret i16 %r
}
define i16 @half_mul(i16 %x, i16 %y) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %c = fmul half %a, %b
  %r = bitcast half %c to i16
  ret i16 %r
}
define i16 @half_div(i16 %x, i16 %y) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %c = fdiv half %a, %b
  %r = bitcast half %c to i16
  ret i16 %r
}
define i16 @half_rem(i16 %x, i16 %y) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %c = frem half %a, %b
  %r = bitcast half %c to i16
  ret i16 %r
}
declare half @llvm.sqrt.f16(half)
define i16 @half_sqrt(i16 %x) {
  %a = bitcast i16 %x to half
  %c = call half @llvm.sqrt.f16(half %a)
  %r = bitcast half %c to i16
  ret i16 %r
}
declare half @llvm.fma.f16(half, half, half)
define i16 @half_fma(i16 %x, i16 %y, i16 %z) {
  %a = bitcast i16 %x to half
  %b = bitcast i16 %y to half
  %c = bitcast i16 %z to half
  %d = call half @llvm.fma.f16(half %a, half %b, half %c)
  %r = bitcast half %d to i16
  ret i16 %r
}
define i16 @bfloat_add(i16 %x, i16 %y) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %c = fadd bfloat %a, %b
  %r = bitcast bfloat %c to i16
  ret i16 %r
}
define i16 @bfloat_sub(i16 %x, i16 %y) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %c = fsub bfloat %a, %b
  %r = bitcast bfloat %c to i16
  ret i16 %r
}
define i16 @bfloat_mul(i16 %x, i16 %y) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %c = fmul bfloat %a, %b
  %r = bitcast bfloat %c to i16
  ret i16 %r
}
define i16 @bfloat_div(i16 %x, i16 %y) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %c = fdiv bfloat %a, %b
  %r = bitcast bfloat %c to i16
  ret i16 %r
}
define i16 @bfloat_rem(i16 %x, i16 %y) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %c = frem bfloat %a, %b
  %r = bitcast bfloat %c to i16
  ret i16 %r
}
declare bfloat @llvm.sqrt.bf16(bfloat)
define i16 @bfloat_sqrt(i16 %x) {
  %a = bitcast i16 %x to bfloat
  %c = call bfloat @llvm.sqrt.bf16(bfloat %a)
  %r = bitcast bfloat %c to i16
  ret i16 %r
}
declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
define i16 @bfloat_fma(i16 %x, i16 %y, i16 %z) {
  %a = bitcast i16 %x to bfloat
  %b = bitcast i16 %y to bfloat
  %c = bitcast i16 %z to bfloat
  %d = call bfloat @llvm.fma.bf16(bfloat %a, bfloat %b, bfloat %c)
  %r = bitcast bfloat %d to i16
  ret i16 %r
}
