; Vector-predicated operations (LangRef "Vector Predication Intrinsics"): elements that the mask leaves out, or that come behind the
; length, are not looked at and touch nothing: a division by zero there is none, a null pointer there is not followed. Each
; number holds the active elements of all results; they are what LLVM 22's code generator gives.
; run: @all_integer() == i64 6690090884273568046
; run: @all_float() == i64 5854289323455313604
; run: @all_casts() == i64 -7425630764285762399
; run: @all_reduce() == i64 9130314269102132137
; run: @all_memory() == i64 -5847217434932813549
; run: @all_length() == i64 81609959012
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.sub.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.mul.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.srem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.urem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.shl.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.and.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.or.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.xor.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.smin.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.smax.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.umin.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.umax.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.sadd.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ssub.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.uadd.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.usub.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.fadd.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.fsub.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.fmul.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.fdiv.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.frem.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.copysign.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.minnum.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.maxnum.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.minimum.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.maximum.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.fneg.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.fabs.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.ceil.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.floor.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.round.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.roundeven.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.roundtozero.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.rint.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.nearbyint.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.sqrt.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.fma.v4f64(<4 x double>, <4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.bswap.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.bitreverse.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ctpop.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ctlz.v4i32(<4 x i32>, i1 immarg, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.cttz.v4i32(<4 x i32>, i1 immarg, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.abs.v4i32(<4 x i32>, i1 immarg, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.uitofp.v4f64.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.sitofp.v4f64.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.fptosi.v4i32.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.fcmp.v4f64(<4 x double>, <4 x double>, metadata, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.mul.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.and.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.or.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.xor.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.smax.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.smin.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.umax.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.umin.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fadd.v4f64(double, <4 x double>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fmul.v4f64(double, <4 x double>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fmax.v4f64(double, <4 x double>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fmin.v4f64(double, <4 x double>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fmaximum.v4f64(double, <4 x double>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fminimum.v4f64(double, <4 x double>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.load.v4i32.p0(ptr, <4 x i1>, i32)
declare void @llvm.vp.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, i32)
declare void @llvm.vp.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>, i32)
declare <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.i64(ptr, i64, <4 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v4i32.p0.i64(<4 x i32>, ptr, i64, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.select.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vp.merge.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
define i64 @vp_add() {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_sub() {
  %r = call <4 x i32> @llvm.vp.sub.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_mul() {
  %r = call <4 x i32> @llvm.vp.mul.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_sdiv() {
  %r = call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_udiv() {
  %r = call <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_srem() {
  %r = call <4 x i32> @llvm.vp.srem.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_urem() {
  %r = call <4 x i32> @llvm.vp.urem.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_shl() {
  %r = call <4 x i32> @llvm.vp.shl.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_lshr() {
  %r = call <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_ashr() {
  %r = call <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_and() {
  %r = call <4 x i32> @llvm.vp.and.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_or() {
  %r = call <4 x i32> @llvm.vp.or.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_xor() {
  %r = call <4 x i32> @llvm.vp.xor.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_smin() {
  %r = call <4 x i32> @llvm.vp.smin.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_smax() {
  %r = call <4 x i32> @llvm.vp.smax.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_umin() {
  %r = call <4 x i32> @llvm.vp.umin.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_umax() {
  %r = call <4 x i32> @llvm.vp.umax.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_sadd_sat() {
  %r = call <4 x i32> @llvm.vp.sadd.sat.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_ssub_sat() {
  %r = call <4 x i32> @llvm.vp.ssub.sat.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_uadd_sat() {
  %r = call <4 x i32> @llvm.vp.uadd.sat.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_usub_sat() {
  %r = call <4 x i32> @llvm.vp.usub.sat.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_fadd() {
  %r = call <4 x double> @llvm.vp.fadd.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_fsub() {
  %r = call <4 x double> @llvm.vp.fsub.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_fmul() {
  %r = call <4 x double> @llvm.vp.fmul.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_fdiv() {
  %r = call <4 x double> @llvm.vp.fdiv.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_frem() {
  %r = call <4 x double> @llvm.vp.frem.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_copysign() {
  %r = call <4 x double> @llvm.vp.copysign.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_minnum() {
  %r = call <4 x double> @llvm.vp.minnum.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_maxnum() {
  %r = call <4 x double> @llvm.vp.maxnum.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_minimum() {
  %r = call <4 x double> @llvm.vp.minimum.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_maximum() {
  %r = call <4 x double> @llvm.vp.maximum.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_fneg() {
  %r = call <4 x double> @llvm.vp.fneg.v4f64(<4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_fabs() {
  %r = call <4 x double> @llvm.vp.fabs.v4f64(<4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_ceil() {
  %r = call <4 x double> @llvm.vp.ceil.v4f64(<4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_floor() {
  %r = call <4 x double> @llvm.vp.floor.v4f64(<4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_round() {
  %r = call <4 x double> @llvm.vp.round.v4f64(<4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_roundeven() {
  %r = call <4 x double> @llvm.vp.roundeven.v4f64(<4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_roundtozero() {
  %r = call <4 x double> @llvm.vp.roundtozero.v4f64(<4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_rint() {
  %r = call <4 x double> @llvm.vp.rint.v4f64(<4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_nearbyint() {
  %r = call <4 x double> @llvm.vp.nearbyint.v4f64(<4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_sqrt() {
  %r = call <4 x double> @llvm.vp.sqrt.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_fma() {
  %r = call <4 x double> @llvm.vp.fma.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_fmuladd() {
  %r = call <4 x double> @llvm.vp.fmuladd.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, <4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_bswap() {
  %r = call <4 x i32> @llvm.vp.bswap.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_bitreverse() {
  %r = call <4 x i32> @llvm.vp.bitreverse.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_ctpop() {
  %r = call <4 x i32> @llvm.vp.ctpop.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_ctlz() {
  %r = call <4 x i32> @llvm.vp.ctlz.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, i1 false, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_cttz() {
  %r = call <4 x i32> @llvm.vp.cttz.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, i1 false, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_abs() {
  %r = call <4 x i32> @llvm.vp.abs.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, i1 false, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_fshl() {
  %r = call <4 x i32> @llvm.vp.fshl.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_fshr() {
  %r = call <4 x i32> @llvm.vp.fshr.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_trunc() {
  %r = call <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i8> %r, i32 0
  %x0 = zext i8 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i8> %r, i32 2
  %x2 = zext i8 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_zext() {
  %r = call <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i64> %r, i32 0
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %e0
  %e2 = extractelement <4 x i64> %r, i32 2
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %e2
  ret i64 %h2
}
define i64 @vp_sext() {
  %r = call <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i64> %r, i32 0
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %e0
  %e2 = extractelement <4 x i64> %r, i32 2
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %e2
  ret i64 %h2
}
define i64 @vp_uitofp() {
  %r = call <4 x double> @llvm.vp.uitofp.v4f64.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_sitofp() {
  %r = call <4 x double> @llvm.vp.sitofp.v4f64.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x double> %r, i32 0
  %b0 = bitcast double %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %b0
  %e2 = extractelement <4 x double> %r, i32 2
  %b2 = bitcast double %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %b2
  ret i64 %h2
}
define i64 @vp_fptosi() {
  %r = call <4 x i32> @llvm.vp.fptosi.v4i32.v4f64(<4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_fptrunc() {
  %r = call <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x float> %r, i32 0
  %b0 = bitcast float %e0 to i32
  %x0 = zext i32 %b0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x float> %r, i32 2
  %b2 = bitcast float %e2 to i32
  %x2 = zext i32 %b2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_icmp_slt() {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, metadata !"slt", <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i1> %r, i32 0
  %x0 = zext i1 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i1> %r, i32 2
  %x2 = zext i1 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_icmp_ugt() {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, metadata !"ugt", <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i1> %r, i32 0
  %x0 = zext i1 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i1> %r, i32 2
  %x2 = zext i1 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_icmp_eq() {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, metadata !"eq", <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i1> %r, i32 0
  %x0 = zext i1 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i1> %r, i32 2
  %x2 = zext i1 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_fcmp_olt() {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, metadata !"olt", <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i1> %r, i32 0
  %x0 = zext i1 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i1> %r, i32 2
  %x2 = zext i1 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_fcmp_une() {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f64(<4 x double> <double 1.5, double -0.0, double 2.25, double 4.0>, <4 x double> <double -2.5, double 1.0, double 7.0, double 0.0>, metadata !"une", <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i1> %r, i32 0
  %x0 = zext i1 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i1> %r, i32 2
  %x2 = zext i1 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_reduce_add() {
  %r = call i32 @llvm.vp.reduce.add.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_add_none() {
  %r = call i32 @llvm.vp.reduce.add.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 0)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_add_all() {
  %r = call i32 @llvm.vp.reduce.add.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 4)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_mul() {
  %r = call i32 @llvm.vp.reduce.mul.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_mul_none() {
  %r = call i32 @llvm.vp.reduce.mul.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 0)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_mul_all() {
  %r = call i32 @llvm.vp.reduce.mul.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 4)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_and() {
  %r = call i32 @llvm.vp.reduce.and.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_and_none() {
  %r = call i32 @llvm.vp.reduce.and.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 0)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_and_all() {
  %r = call i32 @llvm.vp.reduce.and.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 4)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_or() {
  %r = call i32 @llvm.vp.reduce.or.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_or_none() {
  %r = call i32 @llvm.vp.reduce.or.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 0)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_or_all() {
  %r = call i32 @llvm.vp.reduce.or.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 4)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_xor() {
  %r = call i32 @llvm.vp.reduce.xor.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_xor_none() {
  %r = call i32 @llvm.vp.reduce.xor.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 0)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_xor_all() {
  %r = call i32 @llvm.vp.reduce.xor.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 4)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_smax() {
  %r = call i32 @llvm.vp.reduce.smax.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_smax_none() {
  %r = call i32 @llvm.vp.reduce.smax.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 0)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_smax_all() {
  %r = call i32 @llvm.vp.reduce.smax.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 4)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_smin() {
  %r = call i32 @llvm.vp.reduce.smin.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_smin_none() {
  %r = call i32 @llvm.vp.reduce.smin.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 0)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_smin_all() {
  %r = call i32 @llvm.vp.reduce.smin.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 4)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_umax() {
  %r = call i32 @llvm.vp.reduce.umax.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_umax_none() {
  %r = call i32 @llvm.vp.reduce.umax.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 0)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_umax_all() {
  %r = call i32 @llvm.vp.reduce.umax.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 4)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_umin() {
  %r = call i32 @llvm.vp.reduce.umin.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_umin_none() {
  %r = call i32 @llvm.vp.reduce.umin.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 0)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_umin_all() {
  %r = call i32 @llvm.vp.reduce.umin.v4i32(i32 13, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 4)
  %z = zext i32 %r to i64
  ret i64 %z
}
define i64 @vp_reduce_fadd() {
  %r = call double @llvm.vp.reduce.fadd.v4f64(double 1.25, <4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = bitcast double %r to i64
  ret i64 %z
}
define i64 @vp_reduce_fmul() {
  %r = call double @llvm.vp.reduce.fmul.v4f64(double 1.25, <4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = bitcast double %r to i64
  ret i64 %z
}
define i64 @vp_reduce_fmax() {
  %r = call double @llvm.vp.reduce.fmax.v4f64(double 1.25, <4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = bitcast double %r to i64
  ret i64 %z
}
define i64 @vp_reduce_fmin() {
  %r = call double @llvm.vp.reduce.fmin.v4f64(double 1.25, <4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = bitcast double %r to i64
  ret i64 %z
}
define i64 @vp_reduce_fmaximum() {
  %r = call double @llvm.vp.reduce.fmaximum.v4f64(double 1.25, <4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = bitcast double %r to i64
  ret i64 %z
}
define i64 @vp_reduce_fminimum() {
  %r = call double @llvm.vp.reduce.fminimum.v4f64(double 1.25, <4 x double> <double 2.5, double -0.5, double -7.75, double 9.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %z = bitcast double %r to i64
  ret i64 %z
}
@in = global [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8]
@out = global [8 x i32] zeroinitializer
define i64 @vp_load() {
  %r = call <4 x i32> @llvm.vp.load.v4i32.p0(ptr align 4 getelementptr (i8, ptr @in, i64 4), <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_store() {
  store [8 x i32] zeroinitializer, ptr @out
  call void @llvm.vp.store.v4i32.p0(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, ptr align 4 @out, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %p0 = getelementptr i32, ptr @out, i64 0
  %l0 = load i32, ptr %p0
  %z0 = zext i32 %l0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %z0
  %p1 = getelementptr i32, ptr @out, i64 1
  %l1 = load i32, ptr %p1
  %z1 = zext i32 %l1 to i64
  %m1 = mul i64 %h0, 31
  %h1 = add i64 %m1, %z1
  %p2 = getelementptr i32, ptr @out, i64 2
  %l2 = load i32, ptr %p2
  %z2 = zext i32 %l2 to i64
  %m2 = mul i64 %h1, 31
  %h2 = add i64 %m2, %z2
  %p3 = getelementptr i32, ptr @out, i64 3
  %l3 = load i32, ptr %p3
  %z3 = zext i32 %l3 to i64
  %m3 = mul i64 %h2, 31
  %h3 = add i64 %m3, %z3
  %p4 = getelementptr i32, ptr @out, i64 4
  %l4 = load i32, ptr %p4
  %z4 = zext i32 %l4 to i64
  %m4 = mul i64 %h3, 31
  %h4 = add i64 %m4, %z4
  %p5 = getelementptr i32, ptr @out, i64 5
  %l5 = load i32, ptr %p5
  %z5 = zext i32 %l5 to i64
  %m5 = mul i64 %h4, 31
  %h5 = add i64 %m5, %z5
  %p6 = getelementptr i32, ptr @out, i64 6
  %l6 = load i32, ptr %p6
  %z6 = zext i32 %l6 to i64
  %m6 = mul i64 %h5, 31
  %h6 = add i64 %m6, %z6
  %p7 = getelementptr i32, ptr @out, i64 7
  %l7 = load i32, ptr %p7
  %z7 = zext i32 %l7 to i64
  %m7 = mul i64 %h6, 31
  %h7 = add i64 %m7, %z7
  ret i64 %h7
}
define i64 @vp_gather() {
  %r = call <4 x i32> @llvm.vp.gather.v4i32.v4p0(<4 x ptr> <ptr getelementptr (i8, ptr @in, i64 28), ptr null, ptr getelementptr (i8, ptr @in, i64 8), ptr null>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_scatter() {
  store [8 x i32] zeroinitializer, ptr @out
  call void @llvm.vp.scatter.v4i32.v4p0(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x ptr> <ptr getelementptr (i8, ptr @out, i64 28), ptr null, ptr getelementptr (i8, ptr @out, i64 8), ptr null>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %p0 = getelementptr i32, ptr @out, i64 0
  %l0 = load i32, ptr %p0
  %z0 = zext i32 %l0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %z0
  %p1 = getelementptr i32, ptr @out, i64 1
  %l1 = load i32, ptr %p1
  %z1 = zext i32 %l1 to i64
  %m1 = mul i64 %h0, 31
  %h1 = add i64 %m1, %z1
  %p2 = getelementptr i32, ptr @out, i64 2
  %l2 = load i32, ptr %p2
  %z2 = zext i32 %l2 to i64
  %m2 = mul i64 %h1, 31
  %h2 = add i64 %m2, %z2
  %p3 = getelementptr i32, ptr @out, i64 3
  %l3 = load i32, ptr %p3
  %z3 = zext i32 %l3 to i64
  %m3 = mul i64 %h2, 31
  %h3 = add i64 %m3, %z3
  %p4 = getelementptr i32, ptr @out, i64 4
  %l4 = load i32, ptr %p4
  %z4 = zext i32 %l4 to i64
  %m4 = mul i64 %h3, 31
  %h4 = add i64 %m4, %z4
  %p5 = getelementptr i32, ptr @out, i64 5
  %l5 = load i32, ptr %p5
  %z5 = zext i32 %l5 to i64
  %m5 = mul i64 %h4, 31
  %h5 = add i64 %m5, %z5
  %p6 = getelementptr i32, ptr @out, i64 6
  %l6 = load i32, ptr %p6
  %z6 = zext i32 %l6 to i64
  %m6 = mul i64 %h5, 31
  %h6 = add i64 %m6, %z6
  %p7 = getelementptr i32, ptr @out, i64 7
  %l7 = load i32, ptr %p7
  %z7 = zext i32 %l7 to i64
  %m7 = mul i64 %h6, 31
  %h7 = add i64 %m7, %z7
  ret i64 %h7
}
define i64 @vp_strided_load() {
  %r = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.i64(ptr @in, i64 8, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_strided_back() {
  %r = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.i64(ptr getelementptr (i8, ptr @in, i64 28), i64 -4, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h0, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_strided_store() {
  store [8 x i32] zeroinitializer, ptr @out
  call void @llvm.experimental.vp.strided.store.v4i32.p0.i64(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, ptr @out, i64 12, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %p0 = getelementptr i32, ptr @out, i64 0
  %l0 = load i32, ptr %p0
  %z0 = zext i32 %l0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %z0
  %p1 = getelementptr i32, ptr @out, i64 1
  %l1 = load i32, ptr %p1
  %z1 = zext i32 %l1 to i64
  %m1 = mul i64 %h0, 31
  %h1 = add i64 %m1, %z1
  %p2 = getelementptr i32, ptr @out, i64 2
  %l2 = load i32, ptr %p2
  %z2 = zext i32 %l2 to i64
  %m2 = mul i64 %h1, 31
  %h2 = add i64 %m2, %z2
  %p3 = getelementptr i32, ptr @out, i64 3
  %l3 = load i32, ptr %p3
  %z3 = zext i32 %l3 to i64
  %m3 = mul i64 %h2, 31
  %h3 = add i64 %m3, %z3
  %p4 = getelementptr i32, ptr @out, i64 4
  %l4 = load i32, ptr %p4
  %z4 = zext i32 %l4 to i64
  %m4 = mul i64 %h3, 31
  %h4 = add i64 %m4, %z4
  %p5 = getelementptr i32, ptr @out, i64 5
  %l5 = load i32, ptr %p5
  %z5 = zext i32 %l5 to i64
  %m5 = mul i64 %h4, 31
  %h5 = add i64 %m5, %z5
  %p6 = getelementptr i32, ptr @out, i64 6
  %l6 = load i32, ptr %p6
  %z6 = zext i32 %l6 to i64
  %m6 = mul i64 %h5, 31
  %h6 = add i64 %m6, %z6
  %p7 = getelementptr i32, ptr @out, i64 7
  %l7 = load i32, ptr %p7
  %z7 = zext i32 %l7 to i64
  %m7 = mul i64 %h6, 31
  %h7 = add i64 %m7, %z7
  ret i64 %h7
}
define i64 @vp_select() {
  %r = call <4 x i32> @llvm.vp.select.v4i32(<4 x i1> <i1 1, i1 0, i1 1, i1 1>, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e1 = extractelement <4 x i32> %r, i32 1
  %x1 = zext i32 %e1 to i64
  %m1 = mul i64 %h0, 31
  %h1 = add i64 %m1, %x1
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h1, 31
  %h2 = add i64 %m2, %x2
  ret i64 %h2
}
define i64 @vp_merge() {
  %r = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> <i1 1, i1 0, i1 1, i1 1>, <4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, i32 3)
  %e0 = extractelement <4 x i32> %r, i32 0
  %x0 = zext i32 %e0 to i64
  %m0 = mul i64 0, 31
  %h0 = add i64 %m0, %x0
  %e1 = extractelement <4 x i32> %r, i32 1
  %x1 = zext i32 %e1 to i64
  %m1 = mul i64 %h0, 31
  %h1 = add i64 %m1, %x1
  %e2 = extractelement <4 x i32> %r, i32 2
  %x2 = zext i32 %e2 to i64
  %m2 = mul i64 %h1, 31
  %h2 = add i64 %m2, %x2
  %e3 = extractelement <4 x i32> %r, i32 3
  %x3 = zext i32 %e3 to i64
  %m3 = mul i64 %h2, 31
  %h3 = add i64 %m3, %x3
  ret i64 %h3
}
define i64 @length(i32 %n) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> <i32 100, i32 7, i32 -2147483648, i32 5>, <4 x i32> <i32 7, i32 0, i32 3, i32 0>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 %n)
  %s = call i32 @llvm.vp.reduce.add.v4i32(i32 0, <4 x i32> %r, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 %n)
  %z = zext i32 %s to i64
  ret i64 %z
}
define i64 @length_0() {
  %r = call i64 @length(i32 0)
  ret i64 %r
}
define i64 @length_1() {
  %r = call i64 @length(i32 1)
  ret i64 %r
}
define i64 @length_2() {
  %r = call i64 @length(i32 2)
  ret i64 %r
}
define i64 @length_3() {
  %r = call i64 @length(i32 3)
  ret i64 %r
}
define i64 @length_4() {
  %r = call i64 @length(i32 4)
  ret i64 %r
}
define i64 @all_integer() {
  %r0 = call i64 @vp_add()
  %m0 = mul i64 0, 37
  %a0 = add i64 %m0, %r0
  %r1 = call i64 @vp_sub()
  %m1 = mul i64 %a0, 37
  %a1 = add i64 %m1, %r1
  %r2 = call i64 @vp_mul()
  %m2 = mul i64 %a1, 37
  %a2 = add i64 %m2, %r2
  %r3 = call i64 @vp_sdiv()
  %m3 = mul i64 %a2, 37
  %a3 = add i64 %m3, %r3
  %r4 = call i64 @vp_udiv()
  %m4 = mul i64 %a3, 37
  %a4 = add i64 %m4, %r4
  %r5 = call i64 @vp_srem()
  %m5 = mul i64 %a4, 37
  %a5 = add i64 %m5, %r5
  %r6 = call i64 @vp_urem()
  %m6 = mul i64 %a5, 37
  %a6 = add i64 %m6, %r6
  %r7 = call i64 @vp_shl()
  %m7 = mul i64 %a6, 37
  %a7 = add i64 %m7, %r7
  %r8 = call i64 @vp_lshr()
  %m8 = mul i64 %a7, 37
  %a8 = add i64 %m8, %r8
  %r9 = call i64 @vp_ashr()
  %m9 = mul i64 %a8, 37
  %a9 = add i64 %m9, %r9
  %r10 = call i64 @vp_and()
  %m10 = mul i64 %a9, 37
  %a10 = add i64 %m10, %r10
  %r11 = call i64 @vp_or()
  %m11 = mul i64 %a10, 37
  %a11 = add i64 %m11, %r11
  %r12 = call i64 @vp_xor()
  %m12 = mul i64 %a11, 37
  %a12 = add i64 %m12, %r12
  %r13 = call i64 @vp_smin()
  %m13 = mul i64 %a12, 37
  %a13 = add i64 %m13, %r13
  %r14 = call i64 @vp_smax()
  %m14 = mul i64 %a13, 37
  %a14 = add i64 %m14, %r14
  %r15 = call i64 @vp_umin()
  %m15 = mul i64 %a14, 37
  %a15 = add i64 %m15, %r15
  %r16 = call i64 @vp_umax()
  %m16 = mul i64 %a15, 37
  %a16 = add i64 %m16, %r16
  %r17 = call i64 @vp_sadd_sat()
  %m17 = mul i64 %a16, 37
  %a17 = add i64 %m17, %r17
  %r18 = call i64 @vp_ssub_sat()
  %m18 = mul i64 %a17, 37
  %a18 = add i64 %m18, %r18
  %r19 = call i64 @vp_uadd_sat()
  %m19 = mul i64 %a18, 37
  %a19 = add i64 %m19, %r19
  %r20 = call i64 @vp_usub_sat()
  %m20 = mul i64 %a19, 37
  %a20 = add i64 %m20, %r20
  %r21 = call i64 @vp_bswap()
  %m21 = mul i64 %a20, 37
  %a21 = add i64 %m21, %r21
  %r22 = call i64 @vp_bitreverse()
  %m22 = mul i64 %a21, 37
  %a22 = add i64 %m22, %r22
  %r23 = call i64 @vp_ctpop()
  %m23 = mul i64 %a22, 37
  %a23 = add i64 %m23, %r23
  %r24 = call i64 @vp_ctlz()
  %m24 = mul i64 %a23, 37
  %a24 = add i64 %m24, %r24
  %r25 = call i64 @vp_cttz()
  %m25 = mul i64 %a24, 37
  %a25 = add i64 %m25, %r25
  %r26 = call i64 @vp_abs()
  %m26 = mul i64 %a25, 37
  %a26 = add i64 %m26, %r26
  %r27 = call i64 @vp_fshl()
  %m27 = mul i64 %a26, 37
  %a27 = add i64 %m27, %r27
  %r28 = call i64 @vp_fshr()
  %m28 = mul i64 %a27, 37
  %a28 = add i64 %m28, %r28
  ret i64 %a28
}
define i64 @all_float() {
  %r0 = call i64 @vp_fadd()
  %m0 = mul i64 0, 37
  %a0 = add i64 %m0, %r0
  %r1 = call i64 @vp_fsub()
  %m1 = mul i64 %a0, 37
  %a1 = add i64 %m1, %r1
  %r2 = call i64 @vp_fmul()
  %m2 = mul i64 %a1, 37
  %a2 = add i64 %m2, %r2
  %r3 = call i64 @vp_fdiv()
  %m3 = mul i64 %a2, 37
  %a3 = add i64 %m3, %r3
  %r4 = call i64 @vp_frem()
  %m4 = mul i64 %a3, 37
  %a4 = add i64 %m4, %r4
  %r5 = call i64 @vp_copysign()
  %m5 = mul i64 %a4, 37
  %a5 = add i64 %m5, %r5
  %r6 = call i64 @vp_minnum()
  %m6 = mul i64 %a5, 37
  %a6 = add i64 %m6, %r6
  %r7 = call i64 @vp_maxnum()
  %m7 = mul i64 %a6, 37
  %a7 = add i64 %m7, %r7
  %r8 = call i64 @vp_minimum()
  %m8 = mul i64 %a7, 37
  %a8 = add i64 %m8, %r8
  %r9 = call i64 @vp_maximum()
  %m9 = mul i64 %a8, 37
  %a9 = add i64 %m9, %r9
  %r10 = call i64 @vp_fneg()
  %m10 = mul i64 %a9, 37
  %a10 = add i64 %m10, %r10
  %r11 = call i64 @vp_fabs()
  %m11 = mul i64 %a10, 37
  %a11 = add i64 %m11, %r11
  %r12 = call i64 @vp_ceil()
  %m12 = mul i64 %a11, 37
  %a12 = add i64 %m12, %r12
  %r13 = call i64 @vp_floor()
  %m13 = mul i64 %a12, 37
  %a13 = add i64 %m13, %r13
  %r14 = call i64 @vp_round()
  %m14 = mul i64 %a13, 37
  %a14 = add i64 %m14, %r14
  %r15 = call i64 @vp_roundeven()
  %m15 = mul i64 %a14, 37
  %a15 = add i64 %m15, %r15
  %r16 = call i64 @vp_roundtozero()
  %m16 = mul i64 %a15, 37
  %a16 = add i64 %m16, %r16
  %r17 = call i64 @vp_rint()
  %m17 = mul i64 %a16, 37
  %a17 = add i64 %m17, %r17
  %r18 = call i64 @vp_nearbyint()
  %m18 = mul i64 %a17, 37
  %a18 = add i64 %m18, %r18
  %r19 = call i64 @vp_sqrt()
  %m19 = mul i64 %a18, 37
  %a19 = add i64 %m19, %r19
  %r20 = call i64 @vp_fma()
  %m20 = mul i64 %a19, 37
  %a20 = add i64 %m20, %r20
  %r21 = call i64 @vp_fmuladd()
  %m21 = mul i64 %a20, 37
  %a21 = add i64 %m21, %r21
  ret i64 %a21
}
define i64 @all_casts() {
  %r0 = call i64 @vp_trunc()
  %m0 = mul i64 0, 37
  %a0 = add i64 %m0, %r0
  %r1 = call i64 @vp_zext()
  %m1 = mul i64 %a0, 37
  %a1 = add i64 %m1, %r1
  %r2 = call i64 @vp_sext()
  %m2 = mul i64 %a1, 37
  %a2 = add i64 %m2, %r2
  %r3 = call i64 @vp_uitofp()
  %m3 = mul i64 %a2, 37
  %a3 = add i64 %m3, %r3
  %r4 = call i64 @vp_sitofp()
  %m4 = mul i64 %a3, 37
  %a4 = add i64 %m4, %r4
  %r5 = call i64 @vp_fptosi()
  %m5 = mul i64 %a4, 37
  %a5 = add i64 %m5, %r5
  %r6 = call i64 @vp_fptrunc()
  %m6 = mul i64 %a5, 37
  %a6 = add i64 %m6, %r6
  %r7 = call i64 @vp_icmp_slt()
  %m7 = mul i64 %a6, 37
  %a7 = add i64 %m7, %r7
  %r8 = call i64 @vp_icmp_ugt()
  %m8 = mul i64 %a7, 37
  %a8 = add i64 %m8, %r8
  %r9 = call i64 @vp_icmp_eq()
  %m9 = mul i64 %a8, 37
  %a9 = add i64 %m9, %r9
  %r10 = call i64 @vp_fcmp_olt()
  %m10 = mul i64 %a9, 37
  %a10 = add i64 %m10, %r10
  %r11 = call i64 @vp_fcmp_une()
  %m11 = mul i64 %a10, 37
  %a11 = add i64 %m11, %r11
  %r12 = call i64 @vp_select()
  %m12 = mul i64 %a11, 37
  %a12 = add i64 %m12, %r12
  %r13 = call i64 @vp_merge()
  %m13 = mul i64 %a12, 37
  %a13 = add i64 %m13, %r13
  ret i64 %a13
}
define i64 @all_reduce() {
  %r0 = call i64 @vp_reduce_add()
  %m0 = mul i64 0, 37
  %a0 = add i64 %m0, %r0
  %r1 = call i64 @vp_reduce_add_none()
  %m1 = mul i64 %a0, 37
  %a1 = add i64 %m1, %r1
  %r2 = call i64 @vp_reduce_add_all()
  %m2 = mul i64 %a1, 37
  %a2 = add i64 %m2, %r2
  %r3 = call i64 @vp_reduce_mul()
  %m3 = mul i64 %a2, 37
  %a3 = add i64 %m3, %r3
  %r4 = call i64 @vp_reduce_mul_none()
  %m4 = mul i64 %a3, 37
  %a4 = add i64 %m4, %r4
  %r5 = call i64 @vp_reduce_mul_all()
  %m5 = mul i64 %a4, 37
  %a5 = add i64 %m5, %r5
  %r6 = call i64 @vp_reduce_and()
  %m6 = mul i64 %a5, 37
  %a6 = add i64 %m6, %r6
  %r7 = call i64 @vp_reduce_and_none()
  %m7 = mul i64 %a6, 37
  %a7 = add i64 %m7, %r7
  %r8 = call i64 @vp_reduce_and_all()
  %m8 = mul i64 %a7, 37
  %a8 = add i64 %m8, %r8
  %r9 = call i64 @vp_reduce_or()
  %m9 = mul i64 %a8, 37
  %a9 = add i64 %m9, %r9
  %r10 = call i64 @vp_reduce_or_none()
  %m10 = mul i64 %a9, 37
  %a10 = add i64 %m10, %r10
  %r11 = call i64 @vp_reduce_or_all()
  %m11 = mul i64 %a10, 37
  %a11 = add i64 %m11, %r11
  %r12 = call i64 @vp_reduce_xor()
  %m12 = mul i64 %a11, 37
  %a12 = add i64 %m12, %r12
  %r13 = call i64 @vp_reduce_xor_none()
  %m13 = mul i64 %a12, 37
  %a13 = add i64 %m13, %r13
  %r14 = call i64 @vp_reduce_xor_all()
  %m14 = mul i64 %a13, 37
  %a14 = add i64 %m14, %r14
  %r15 = call i64 @vp_reduce_smax()
  %m15 = mul i64 %a14, 37
  %a15 = add i64 %m15, %r15
  %r16 = call i64 @vp_reduce_smax_none()
  %m16 = mul i64 %a15, 37
  %a16 = add i64 %m16, %r16
  %r17 = call i64 @vp_reduce_smax_all()
  %m17 = mul i64 %a16, 37
  %a17 = add i64 %m17, %r17
  %r18 = call i64 @vp_reduce_smin()
  %m18 = mul i64 %a17, 37
  %a18 = add i64 %m18, %r18
  %r19 = call i64 @vp_reduce_smin_none()
  %m19 = mul i64 %a18, 37
  %a19 = add i64 %m19, %r19
  %r20 = call i64 @vp_reduce_smin_all()
  %m20 = mul i64 %a19, 37
  %a20 = add i64 %m20, %r20
  %r21 = call i64 @vp_reduce_umax()
  %m21 = mul i64 %a20, 37
  %a21 = add i64 %m21, %r21
  %r22 = call i64 @vp_reduce_umax_none()
  %m22 = mul i64 %a21, 37
  %a22 = add i64 %m22, %r22
  %r23 = call i64 @vp_reduce_umax_all()
  %m23 = mul i64 %a22, 37
  %a23 = add i64 %m23, %r23
  %r24 = call i64 @vp_reduce_umin()
  %m24 = mul i64 %a23, 37
  %a24 = add i64 %m24, %r24
  %r25 = call i64 @vp_reduce_umin_none()
  %m25 = mul i64 %a24, 37
  %a25 = add i64 %m25, %r25
  %r26 = call i64 @vp_reduce_umin_all()
  %m26 = mul i64 %a25, 37
  %a26 = add i64 %m26, %r26
  %r27 = call i64 @vp_reduce_fadd()
  %m27 = mul i64 %a26, 37
  %a27 = add i64 %m27, %r27
  %r28 = call i64 @vp_reduce_fmul()
  %m28 = mul i64 %a27, 37
  %a28 = add i64 %m28, %r28
  %r29 = call i64 @vp_reduce_fmax()
  %m29 = mul i64 %a28, 37
  %a29 = add i64 %m29, %r29
  %r30 = call i64 @vp_reduce_fmin()
  %m30 = mul i64 %a29, 37
  %a30 = add i64 %m30, %r30
  %r31 = call i64 @vp_reduce_fmaximum()
  %m31 = mul i64 %a30, 37
  %a31 = add i64 %m31, %r31
  %r32 = call i64 @vp_reduce_fminimum()
  %m32 = mul i64 %a31, 37
  %a32 = add i64 %m32, %r32
  ret i64 %a32
}
define i64 @all_memory() {
  %r0 = call i64 @vp_load()
  %m0 = mul i64 0, 37
  %a0 = add i64 %m0, %r0
  %r1 = call i64 @vp_store()
  %m1 = mul i64 %a0, 37
  %a1 = add i64 %m1, %r1
  %r2 = call i64 @vp_gather()
  %m2 = mul i64 %a1, 37
  %a2 = add i64 %m2, %r2
  %r3 = call i64 @vp_scatter()
  %m3 = mul i64 %a2, 37
  %a3 = add i64 %m3, %r3
  %r4 = call i64 @vp_strided_load()
  %m4 = mul i64 %a3, 37
  %a4 = add i64 %m4, %r4
  %r5 = call i64 @vp_strided_back()
  %m5 = mul i64 %a4, 37
  %a5 = add i64 %m5, %r5
  %r6 = call i64 @vp_strided_store()
  %m6 = mul i64 %a5, 37
  %a6 = add i64 %m6, %r6
  ret i64 %a6
}
define i64 @all_length() {
  %r0 = call i64 @length_0()
  %m0 = mul i64 0, 37
  %a0 = add i64 %m0, %r0
  %r1 = call i64 @length_1()
  %m1 = mul i64 %a0, 37
  %a1 = add i64 %m1, %r1
  %r2 = call i64 @length_2()
  %m2 = mul i64 %a1, 37
  %a2 = add i64 %m2, %r2
  %r3 = call i64 @length_3()
  %m3 = mul i64 %a2, 37
  %a3 = add i64 %m3, %r3
  %r4 = call i64 @length_4()
  %m4 = mul i64 %a3, 37
  %a4 = add i64 %m4, %r4
  ret i64 %a4
}
