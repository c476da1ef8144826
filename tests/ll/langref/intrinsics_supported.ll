; A call of each intrinsic function of the LangRef that both engines know. All are compiled and decoded, none is run: what they
; do is other files' affair. Those that are not known are in intrinsics_unsupported.ll; the list of all is intrinsics.txt.
; exit: 0
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.returnaddress(i32)
declare ptr @llvm.addressofreturnaddress.p0()
declare ptr @llvm.sponentry.p0()
declare ptr @llvm.frameaddress.p0(i32 immarg)
declare i64 @llvm.read_register.i64(metadata)
declare i64 @llvm.read_volatile_register.i64(metadata)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()
declare void @llvm.clear_cache(ptr, ptr)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.scmp.i32.i32(i32, i32)
declare i32 @llvm.ucmp.i32.i32(i32, i32)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memcpy.inline.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
declare void @llvm.memset.inline.p0.i32(ptr, i8, i32, i1)
declare double @llvm.sqrt.f64(double)
declare double @llvm.powi.f64.i32(double, i32)
declare double @llvm.sin.f64(double)
declare double @llvm.cos.f64(double)
declare double @llvm.tan.f64(double)
declare double @llvm.asin.f64(double)
declare double @llvm.acos.f64(double)
declare double @llvm.atan.f64(double)
declare double @llvm.atan2.f64(double, double)
declare double @llvm.sinh.f64(double)
declare double @llvm.cosh.f64(double)
declare double @llvm.tanh.f64(double)
declare { double, double } @llvm.sincos.f64(double)
declare { double, double } @llvm.modf.f64(double)
declare double @llvm.pow.f64(double, double)
declare double @llvm.exp.f64(double)
declare double @llvm.exp2.f64(double)
declare double @llvm.exp10.f64(double)
declare double @llvm.ldexp.f64.i32(double, i32)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare double @llvm.log.f64(double)
declare double @llvm.log10.f64(double)
declare double @llvm.log2.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.maximumnum.f64(double, double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.floor.f64(double)
declare double @llvm.ceil.f64(double)
declare double @llvm.trunc.f64(double)
declare double @llvm.rint.f64(double)
declare double @llvm.nearbyint.f64(double)
declare double @llvm.round.f64(double)
declare double @llvm.roundeven.f64(double)
declare i32 @llvm.lround.i32.f64(double)
declare i32 @llvm.llround.i32.f64(double)
declare i32 @llvm.lrint.i32.f64(double)
declare i32 @llvm.llrint.i32.f64(double)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.sshl.sat.i32(i32, i32)
declare i32 @llvm.ushl.sat.i32(i32, i32)
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32)
declare i32 @llvm.umul.fix.sat.i32(i32, i32, i32)
declare i32 @llvm.sdiv.fix.i32(i32, i32, i32)
declare i32 @llvm.udiv.fix.i32(i32, i32, i32)
declare i32 @llvm.sdiv.fix.sat.i32(i32, i32, i32)
declare i32 @llvm.udiv.fix.sat.i32(i32, i32, i32)
declare double @llvm.canonicalize.f64(double)
declare double @llvm.fmuladd.f64(double, double, double)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>)
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>)
declare <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32>, <4 x i32>)
declare <4 x i32> @llvm.vector.insert.v4i32.v4i32(<4 x i32>, <4 x i32>, i64)
declare <4 x i32> @llvm.vector.extract.v4i32.v4i32(<4 x i32>, i64)
declare <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)
declare { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32>)
declare <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.stepvector.v4i32()
declare i32 @llvm.experimental.cttz.elts.i32.v4i32(<4 x i32>, i1)
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32 immarg, i1 immarg)
declare <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32>, <4 x i1>, <4 x i32>)
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32 immarg, i32 immarg)
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg)
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1 immarg, i32 immarg, i32 immarg)
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, ptr, i64, i1 immarg, i32 immarg, i32 immarg)
declare i16 @llvm.convert.to.fp16.f64(double)
declare double @llvm.convert.from.fp16.f64(i16)
declare i32 @llvm.fptoui.sat.i32.f64(double)
declare i32 @llvm.fptosi.sat.i32.f64(double)
declare float @llvm.fptrunc.round.f32.f64(double, metadata)
declare <4 x i32> @llvm.vp.select.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vp.merge.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.sub.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.mul.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.srem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.urem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.shl.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.or.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.and.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.xor.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.abs.v4i32(<4 x i32>, i1 immarg, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.smax.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.smin.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.umax.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.umin.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.copysign.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.minnum.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.maxnum.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.minimum.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.maximum.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fadd.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fsub.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fmul.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fdiv.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.frem.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fneg.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fabs.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.sqrt.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fma.v4f32(<4 x float>, <4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fadd.v4f32(float, <4 x float>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.mul.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fmul.v4f32(float, <4 x float>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.and.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.or.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.xor.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.smax.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.smin.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.umax.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.umin.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fmax.v4f32(float, <4 x float>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fmin.v4f32(float, <4 x float>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fmaximum.v4f32(float, <4 x float>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fminimum.v4f32(float, <4 x float>, <4 x i1>, i32)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64)
declare <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32>, <4 x i32>, i32, <4 x i1>, i32, i32)
declare <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.load.v4i32.p0(ptr, <4 x i1>, i32)
declare void @llvm.vp.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>, i32)
declare <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.i32(ptr, i32, <4 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v4i32.p0.i32(<4 x i32>, ptr, i32, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, i32)
declare void @llvm.vp.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>, i32)
declare <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.zext.v4i32.v4i8(<4 x i8>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.sext.v4i32.v4i8(<4 x i8>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i64> @llvm.vp.ptrtoint.v4i64.v4p0(<4 x ptr>, <4 x i1>, i32)
declare <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i64(<4 x i64>, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
declare <4 x float> @llvm.vp.ceil.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.floor.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.rint.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.nearbyint.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.round.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.roundeven.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.roundtozero.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.lrint.v4i32.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i64> @llvm.vp.llrint.v4i64.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.bitreverse.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.bswap.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ctpop.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ctlz.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.cttz.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare i32 @llvm.vp.cttz.elts.i32.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.sadd.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.uadd.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ssub.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.usub.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.is.fpclass.v4f32(<4 x float>, i32, <4 x i1>, i32)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>)
declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.frem.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata)
declare i32 @llvm.experimental.constrained.fptoui.i32.f64(double, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata)
declare double @llvm.experimental.constrained.uitofp.f64.i32(i32, metadata, metadata)
declare double @llvm.experimental.constrained.sitofp.f64.i32(i32, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fmuladd.f64(double, double, double, metadata, metadata)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.pow.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.powi.f64(double, i32, metadata, metadata)
declare double @llvm.experimental.constrained.ldexp.f64.i32(double, i32, metadata, metadata)
declare double @llvm.experimental.constrained.sin.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.cos.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.tan.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.asin.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.acos.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.atan.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.atan2.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.sinh.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.cosh.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.tanh.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.exp.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.exp2.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.log.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.log10.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.log2.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.rint.f64(double, metadata, metadata)
declare i64 @llvm.experimental.constrained.lrint.i64.f64(double, metadata, metadata)
declare i64 @llvm.experimental.constrained.llrint.i64.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.nearbyint.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.maxnum.f64(double, double, metadata)
declare double @llvm.experimental.constrained.minnum.f64(double, double, metadata)
declare double @llvm.experimental.constrained.maximum.f64(double, double, metadata)
declare double @llvm.experimental.constrained.minimum.f64(double, double, metadata)
declare double @llvm.experimental.constrained.ceil.f64(double, metadata)
declare double @llvm.experimental.constrained.floor.f64(double, metadata)
declare double @llvm.experimental.constrained.round.f64(double, metadata)
declare double @llvm.experimental.constrained.roundeven.f64(double, metadata)
declare i64 @llvm.experimental.constrained.lround.i64.f64(double, metadata)
declare i64 @llvm.experimental.constrained.llround.i64.f64(double, metadata)
declare double @llvm.experimental.constrained.trunc.f64(double, metadata)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare i32 @llvm.get.rounding()
declare void @llvm.set.rounding(i32)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
declare void @llvm.codeview.annotation(metadata)
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.ubsantrap(i8)
declare i32 @llvm.objectsize.i32.p0(ptr, i1, i1, i1)
declare i32 @llvm.expect.i32(i32, i32)
declare i32 @llvm.expect.with.probability.i32(i32, i32, double)
declare void @llvm.assume(i1)
declare i32 @llvm.ssa.copy.i32(i32)
declare double @llvm.arithmetic.fence.f64(double)
declare void @llvm.donothing()
declare i1 @llvm.experimental.widenable.condition()
declare i1 @llvm.allow.ubsan.check(i8)
declare i1 @llvm.allow.runtime.check(metadata)
declare ptr @llvm.load.relative.i32(ptr, i32)
declare void @llvm.sideeffect()
declare i1 @llvm.is.constant.i32(i32)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr @llvm.threadlocal.address.p0(ptr)
declare i32 @llvm.vscale.i32()
declare void @llvm.fake.use(...)
@own = thread_local global i32 0
@all = constant [319 x ptr] [
  ptr @va_start,
  ptr @va_end,
  ptr @va_copy,
  ptr @gcroot,
  ptr @returnaddress,
  ptr @addressofreturnaddress,
  ptr @sponentry,
  ptr @frameaddress,
  ptr @read_register,
  ptr @read_volatile_register,
  ptr @stacksave,
  ptr @stackrestore,
  ptr @prefetch,
  ptr @readcyclecounter,
  ptr @readsteadycounter,
  ptr @clear_cache,
  ptr @abs,
  ptr @smax,
  ptr @smin,
  ptr @umax,
  ptr @umin,
  ptr @scmp,
  ptr @ucmp,
  ptr @memcpy,
  ptr @memcpy_inline,
  ptr @memmove,
  ptr @memset,
  ptr @memset_inline,
  ptr @sqrt,
  ptr @powi,
  ptr @sin,
  ptr @cos,
  ptr @tan,
  ptr @asin,
  ptr @acos,
  ptr @atan,
  ptr @atan2,
  ptr @sinh,
  ptr @cosh,
  ptr @tanh,
  ptr @sincos,
  ptr @modf,
  ptr @pow,
  ptr @exp,
  ptr @exp2,
  ptr @exp10,
  ptr @ldexp,
  ptr @frexp,
  ptr @log,
  ptr @log10,
  ptr @log2,
  ptr @fma,
  ptr @fabs,
  ptr @minnum,
  ptr @maxnum,
  ptr @minimum,
  ptr @maximum,
  ptr @minimumnum,
  ptr @maximumnum,
  ptr @copysign,
  ptr @floor,
  ptr @ceil,
  ptr @trunc,
  ptr @rint,
  ptr @nearbyint,
  ptr @round,
  ptr @roundeven,
  ptr @lround,
  ptr @llround,
  ptr @lrint,
  ptr @llrint,
  ptr @bitreverse,
  ptr @bswap,
  ptr @ctpop,
  ptr @ctlz,
  ptr @cttz,
  ptr @fshl,
  ptr @fshr,
  ptr @sadd_with_overflow,
  ptr @uadd_with_overflow,
  ptr @ssub_with_overflow,
  ptr @usub_with_overflow,
  ptr @smul_with_overflow,
  ptr @umul_with_overflow,
  ptr @sadd_sat,
  ptr @uadd_sat,
  ptr @ssub_sat,
  ptr @usub_sat,
  ptr @sshl_sat,
  ptr @ushl_sat,
  ptr @smul_fix,
  ptr @umul_fix,
  ptr @smul_fix_sat,
  ptr @umul_fix_sat,
  ptr @sdiv_fix,
  ptr @udiv_fix,
  ptr @sdiv_fix_sat,
  ptr @udiv_fix_sat,
  ptr @canonicalize,
  ptr @fmuladd,
  ptr @vector_reduce_add,
  ptr @vector_reduce_fadd,
  ptr @vector_reduce_mul,
  ptr @vector_reduce_fmul,
  ptr @vector_reduce_and,
  ptr @vector_reduce_or,
  ptr @vector_reduce_xor,
  ptr @vector_reduce_smax,
  ptr @vector_reduce_smin,
  ptr @vector_reduce_umax,
  ptr @vector_reduce_umin,
  ptr @vector_reduce_fmax,
  ptr @vector_reduce_fmin,
  ptr @vector_reduce_fmaximum,
  ptr @vector_reduce_fminimum,
  ptr @vector_partial_reduce_add,
  ptr @vector_insert,
  ptr @vector_extract,
  ptr @vector_reverse,
  ptr @vector_splice_left,
  ptr @vector_splice_right,
  ptr @vector_deinterleave2,
  ptr @vector_interleave2,
  ptr @stepvector,
  ptr @experimental_cttz_elts,
  ptr @experimental_get_vector_length,
  ptr @experimental_vector_compress,
  ptr @matrix_transpose,
  ptr @matrix_multiply,
  ptr @matrix_column_major_load,
  ptr @matrix_column_major_store,
  ptr @convert_to_fp16,
  ptr @convert_from_fp16,
  ptr @fptoui_sat,
  ptr @fptosi_sat,
  ptr @fptrunc_round,
  ptr @vp_select,
  ptr @vp_merge,
  ptr @vp_add,
  ptr @vp_sub,
  ptr @vp_mul,
  ptr @vp_sdiv,
  ptr @vp_udiv,
  ptr @vp_srem,
  ptr @vp_urem,
  ptr @vp_ashr,
  ptr @vp_lshr,
  ptr @vp_shl,
  ptr @vp_or,
  ptr @vp_and,
  ptr @vp_xor,
  ptr @vp_abs,
  ptr @vp_smax,
  ptr @vp_smin,
  ptr @vp_umax,
  ptr @vp_umin,
  ptr @vp_copysign,
  ptr @vp_minnum,
  ptr @vp_maxnum,
  ptr @vp_minimum,
  ptr @vp_maximum,
  ptr @vp_fadd,
  ptr @vp_fsub,
  ptr @vp_fmul,
  ptr @vp_fdiv,
  ptr @vp_frem,
  ptr @vp_fneg,
  ptr @vp_fabs,
  ptr @vp_sqrt,
  ptr @vp_fma,
  ptr @vp_fmuladd,
  ptr @vp_reduce_add,
  ptr @vp_reduce_fadd,
  ptr @vp_reduce_mul,
  ptr @vp_reduce_fmul,
  ptr @vp_reduce_and,
  ptr @vp_reduce_or,
  ptr @vp_reduce_xor,
  ptr @vp_reduce_smax,
  ptr @vp_reduce_smin,
  ptr @vp_reduce_umax,
  ptr @vp_reduce_umin,
  ptr @vp_reduce_fmax,
  ptr @vp_reduce_fmin,
  ptr @vp_reduce_fmaximum,
  ptr @vp_reduce_fminimum,
  ptr @get_active_lane_mask,
  ptr @experimental_vp_splice,
  ptr @experimental_vp_reverse,
  ptr @vp_load,
  ptr @vp_store,
  ptr @experimental_vp_strided_load,
  ptr @experimental_vp_strided_store,
  ptr @vp_gather,
  ptr @vp_scatter,
  ptr @vp_trunc,
  ptr @vp_zext,
  ptr @vp_sext,
  ptr @vp_fptrunc,
  ptr @vp_fpext,
  ptr @vp_fptoui,
  ptr @vp_fptosi,
  ptr @vp_uitofp,
  ptr @vp_sitofp,
  ptr @vp_ptrtoint,
  ptr @vp_inttoptr,
  ptr @vp_fcmp,
  ptr @vp_icmp,
  ptr @vp_ceil,
  ptr @vp_floor,
  ptr @vp_rint,
  ptr @vp_nearbyint,
  ptr @vp_round,
  ptr @vp_roundeven,
  ptr @vp_roundtozero,
  ptr @vp_lrint,
  ptr @vp_llrint,
  ptr @vp_bitreverse,
  ptr @vp_bswap,
  ptr @vp_ctpop,
  ptr @vp_ctlz,
  ptr @vp_cttz,
  ptr @vp_cttz_elts,
  ptr @vp_sadd_sat,
  ptr @vp_uadd_sat,
  ptr @vp_ssub_sat,
  ptr @vp_usub_sat,
  ptr @vp_fshl,
  ptr @vp_fshr,
  ptr @vp_is_fpclass,
  ptr @masked_load,
  ptr @masked_store,
  ptr @masked_gather,
  ptr @masked_scatter,
  ptr @masked_expandload,
  ptr @masked_compressstore,
  ptr @lifetime_start,
  ptr @lifetime_end,
  ptr @invariant_start,
  ptr @invariant_end,
  ptr @launder_invariant_group,
  ptr @strip_invariant_group,
  ptr @experimental_constrained_fadd,
  ptr @experimental_constrained_fsub,
  ptr @experimental_constrained_fmul,
  ptr @experimental_constrained_fdiv,
  ptr @experimental_constrained_frem,
  ptr @experimental_constrained_fma,
  ptr @experimental_constrained_fptoui,
  ptr @experimental_constrained_fptosi,
  ptr @experimental_constrained_uitofp,
  ptr @experimental_constrained_sitofp,
  ptr @experimental_constrained_fptrunc,
  ptr @experimental_constrained_fpext,
  ptr @experimental_constrained_fcmp,
  ptr @experimental_constrained_fcmps,
  ptr @experimental_constrained_fmuladd,
  ptr @experimental_constrained_sqrt,
  ptr @experimental_constrained_pow,
  ptr @experimental_constrained_powi,
  ptr @experimental_constrained_ldexp,
  ptr @experimental_constrained_sin,
  ptr @experimental_constrained_cos,
  ptr @experimental_constrained_tan,
  ptr @experimental_constrained_asin,
  ptr @experimental_constrained_acos,
  ptr @experimental_constrained_atan,
  ptr @experimental_constrained_atan2,
  ptr @experimental_constrained_sinh,
  ptr @experimental_constrained_cosh,
  ptr @experimental_constrained_tanh,
  ptr @experimental_constrained_exp,
  ptr @experimental_constrained_exp2,
  ptr @experimental_constrained_log,
  ptr @experimental_constrained_log10,
  ptr @experimental_constrained_log2,
  ptr @experimental_constrained_rint,
  ptr @experimental_constrained_lrint,
  ptr @experimental_constrained_llrint,
  ptr @experimental_constrained_nearbyint,
  ptr @experimental_constrained_maxnum,
  ptr @experimental_constrained_minnum,
  ptr @experimental_constrained_maximum,
  ptr @experimental_constrained_minimum,
  ptr @experimental_constrained_ceil,
  ptr @experimental_constrained_floor,
  ptr @experimental_constrained_round,
  ptr @experimental_constrained_roundeven,
  ptr @experimental_constrained_lround,
  ptr @experimental_constrained_llround,
  ptr @experimental_constrained_trunc,
  ptr @experimental_noalias_scope_decl,
  ptr @get_rounding,
  ptr @set_rounding,
  ptr @is_fpclass,
  ptr @var_annotation,
  ptr @ptr_annotation,
  ptr @annotation,
  ptr @codeview_annotation,
  ptr @trap,
  ptr @debugtrap,
  ptr @ubsantrap,
  ptr @objectsize,
  ptr @expect,
  ptr @expect_with_probability,
  ptr @assume,
  ptr @ssa_copy,
  ptr @arithmetic_fence,
  ptr @donothing,
  ptr @experimental_widenable_condition,
  ptr @allow_ubsan_check,
  ptr @allow_runtime_check,
  ptr @load_relative,
  ptr @sideeffect,
  ptr @is_constant,
  ptr @ptrmask,
  ptr @threadlocal_address,
  ptr @vscale,
  ptr @fake_use
]
define i32 @main(i32 %argc) {
  %p = getelementptr ptr, ptr @all, i32 %argc
  %f = load ptr, ptr %p
  %none = icmp eq ptr %f, null
  %r = zext i1 %none to i32
  ret i32 %r
}
define void @va_start(ptr %l, ...) {
  call void @llvm.va_start.p0(ptr %l)
  ret void
}
define void @va_end(ptr %a0) {
  call void @llvm.va_end.p0(ptr %a0)
  ret void
}
define void @va_copy(ptr %a0, ptr %a1) {
  call void @llvm.va_copy.p0(ptr %a0, ptr %a1)
  ret void
}
define void @gcroot() gc "shadow-stack" {
  %s = alloca ptr
  call void @llvm.gcroot(ptr %s, ptr null)
  ret void
}
define void @returnaddress() {
  %r = call ptr @llvm.returnaddress(i32 0)
  ret void
}
define void @addressofreturnaddress() {
  %r = call ptr @llvm.addressofreturnaddress.p0()
  ret void
}
define void @sponentry() {
  %r = call ptr @llvm.sponentry.p0()
  ret void
}
define void @frameaddress() {
  %r = call ptr @llvm.frameaddress.p0(i32 0)
  ret void
}
define void @read_register() {
  %r = call i64 @llvm.read_register.i64(metadata !1)
  ret void
}
define void @read_volatile_register() {
  %r = call i64 @llvm.read_volatile_register.i64(metadata !1)
  ret void
}
define void @stacksave() {
  %r = call ptr @llvm.stacksave.p0()
  ret void
}
define void @stackrestore(ptr %a0) {
  call void @llvm.stackrestore.p0(ptr %a0)
  ret void
}
define void @prefetch(ptr %a0) {
  call void @llvm.prefetch.p0(ptr %a0, i32 0, i32 0, i32 0)
  ret void
}
define void @readcyclecounter() {
  %r = call i64 @llvm.readcyclecounter()
  ret void
}
define void @readsteadycounter() {
  %r = call i64 @llvm.readsteadycounter()
  ret void
}
define void @clear_cache(ptr %a0, ptr %a1) {
  call void @llvm.clear_cache(ptr %a0, ptr %a1)
  ret void
}
define void @abs(i32 %a0) {
  %r = call i32 @llvm.abs.i32(i32 %a0, i1 false)
  ret void
}
define void @smax(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.smax.i32(i32 %a0, i32 %a1)
  ret void
}
define void @smin(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.smin.i32(i32 %a0, i32 %a1)
  ret void
}
define void @umax(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.umax.i32(i32 %a0, i32 %a1)
  ret void
}
define void @umin(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.umin.i32(i32 %a0, i32 %a1)
  ret void
}
define void @scmp(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.scmp.i32.i32(i32 %a0, i32 %a1)
  ret void
}
define void @ucmp(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.ucmp.i32.i32(i32 %a0, i32 %a1)
  ret void
}
define void @memcpy(ptr %a0, ptr %a1, i32 %a2) {
  call void @llvm.memcpy.p0.p0.i32(ptr %a0, ptr %a1, i32 %a2, i1 false)
  ret void
}
define void @memcpy_inline(ptr %a0, ptr %a1, i32 %a2) {
  call void @llvm.memcpy.inline.p0.p0.i32(ptr %a0, ptr %a1, i32 %a2, i1 false)
  ret void
}
define void @memmove(ptr %a0, ptr %a1, i32 %a2) {
  call void @llvm.memmove.p0.p0.i32(ptr %a0, ptr %a1, i32 %a2, i1 false)
  ret void
}
define void @memset(ptr %a0, i8 %a1, i32 %a2) {
  call void @llvm.memset.p0.i32(ptr %a0, i8 %a1, i32 %a2, i1 false)
  ret void
}
define void @memset_inline(ptr %a0, i8 %a1, i32 %a2) {
  call void @llvm.memset.inline.p0.i32(ptr %a0, i8 %a1, i32 %a2, i1 false)
  ret void
}
define void @sqrt(double %a0) {
  %r = call double @llvm.sqrt.f64(double %a0)
  ret void
}
define void @powi(double %a0, i32 %a1) {
  %r = call double @llvm.powi.f64.i32(double %a0, i32 %a1)
  ret void
}
define void @sin(double %a0) {
  %r = call double @llvm.sin.f64(double %a0)
  ret void
}
define void @cos(double %a0) {
  %r = call double @llvm.cos.f64(double %a0)
  ret void
}
define void @tan(double %a0) {
  %r = call double @llvm.tan.f64(double %a0)
  ret void
}
define void @asin(double %a0) {
  %r = call double @llvm.asin.f64(double %a0)
  ret void
}
define void @acos(double %a0) {
  %r = call double @llvm.acos.f64(double %a0)
  ret void
}
define void @atan(double %a0) {
  %r = call double @llvm.atan.f64(double %a0)
  ret void
}
define void @atan2(double %a0, double %a1) {
  %r = call double @llvm.atan2.f64(double %a0, double %a1)
  ret void
}
define void @sinh(double %a0) {
  %r = call double @llvm.sinh.f64(double %a0)
  ret void
}
define void @cosh(double %a0) {
  %r = call double @llvm.cosh.f64(double %a0)
  ret void
}
define void @tanh(double %a0) {
  %r = call double @llvm.tanh.f64(double %a0)
  ret void
}
define void @sincos(double %a0) {
  %r = call { double, double } @llvm.sincos.f64(double %a0)
  ret void
}
define void @modf(double %a0) {
  %r = call { double, double } @llvm.modf.f64(double %a0)
  ret void
}
define void @pow(double %a0, double %a1) {
  %r = call double @llvm.pow.f64(double %a0, double %a1)
  ret void
}
define void @exp(double %a0) {
  %r = call double @llvm.exp.f64(double %a0)
  ret void
}
define void @exp2(double %a0) {
  %r = call double @llvm.exp2.f64(double %a0)
  ret void
}
define void @exp10(double %a0) {
  %r = call double @llvm.exp10.f64(double %a0)
  ret void
}
define void @ldexp(double %a0, i32 %a1) {
  %r = call double @llvm.ldexp.f64.i32(double %a0, i32 %a1)
  ret void
}
define void @frexp(double %a0) {
  %r = call { double, i32 } @llvm.frexp.f64.i32(double %a0)
  ret void
}
define void @log(double %a0) {
  %r = call double @llvm.log.f64(double %a0)
  ret void
}
define void @log10(double %a0) {
  %r = call double @llvm.log10.f64(double %a0)
  ret void
}
define void @log2(double %a0) {
  %r = call double @llvm.log2.f64(double %a0)
  ret void
}
define void @fma(double %a0, double %a1, double %a2) {
  %r = call double @llvm.fma.f64(double %a0, double %a1, double %a2)
  ret void
}
define void @fabs(double %a0) {
  %r = call double @llvm.fabs.f64(double %a0)
  ret void
}
define void @minnum(double %a0, double %a1) {
  %r = call double @llvm.minnum.f64(double %a0, double %a1)
  ret void
}
define void @maxnum(double %a0, double %a1) {
  %r = call double @llvm.maxnum.f64(double %a0, double %a1)
  ret void
}
define void @minimum(double %a0, double %a1) {
  %r = call double @llvm.minimum.f64(double %a0, double %a1)
  ret void
}
define void @maximum(double %a0, double %a1) {
  %r = call double @llvm.maximum.f64(double %a0, double %a1)
  ret void
}
define void @minimumnum(double %a0, double %a1) {
  %r = call double @llvm.minimumnum.f64(double %a0, double %a1)
  ret void
}
define void @maximumnum(double %a0, double %a1) {
  %r = call double @llvm.maximumnum.f64(double %a0, double %a1)
  ret void
}
define void @copysign(double %a0, double %a1) {
  %r = call double @llvm.copysign.f64(double %a0, double %a1)
  ret void
}
define void @floor(double %a0) {
  %r = call double @llvm.floor.f64(double %a0)
  ret void
}
define void @ceil(double %a0) {
  %r = call double @llvm.ceil.f64(double %a0)
  ret void
}
define void @trunc(double %a0) {
  %r = call double @llvm.trunc.f64(double %a0)
  ret void
}
define void @rint(double %a0) {
  %r = call double @llvm.rint.f64(double %a0)
  ret void
}
define void @nearbyint(double %a0) {
  %r = call double @llvm.nearbyint.f64(double %a0)
  ret void
}
define void @round(double %a0) {
  %r = call double @llvm.round.f64(double %a0)
  ret void
}
define void @roundeven(double %a0) {
  %r = call double @llvm.roundeven.f64(double %a0)
  ret void
}
define void @lround(double %a0) {
  %r = call i32 @llvm.lround.i32.f64(double %a0)
  ret void
}
define void @llround(double %a0) {
  %r = call i32 @llvm.llround.i32.f64(double %a0)
  ret void
}
define void @lrint(double %a0) {
  %r = call i32 @llvm.lrint.i32.f64(double %a0)
  ret void
}
define void @llrint(double %a0) {
  %r = call i32 @llvm.llrint.i32.f64(double %a0)
  ret void
}
define void @bitreverse(i32 %a0) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a0)
  ret void
}
define void @bswap(i32 %a0) {
  %r = call i32 @llvm.bswap.i32(i32 %a0)
  ret void
}
define void @ctpop(i32 %a0) {
  %r = call i32 @llvm.ctpop.i32(i32 %a0)
  ret void
}
define void @ctlz(i32 %a0) {
  %r = call i32 @llvm.ctlz.i32(i32 %a0, i1 false)
  ret void
}
define void @cttz(i32 %a0) {
  %r = call i32 @llvm.cttz.i32(i32 %a0, i1 false)
  ret void
}
define void @fshl(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.fshl.i32(i32 %a0, i32 %a1, i32 %a2)
  ret void
}
define void @fshr(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.fshr.i32(i32 %a0, i32 %a1, i32 %a2)
  ret void
}
define void @sadd_with_overflow(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
define void @uadd_with_overflow(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
define void @ssub_with_overflow(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
define void @usub_with_overflow(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
define void @smul_with_overflow(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
define void @umul_with_overflow(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
define void @sadd_sat(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.sadd.sat.i32(i32 %a0, i32 %a1)
  ret void
}
define void @uadd_sat(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %a0, i32 %a1)
  ret void
}
define void @ssub_sat(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.ssub.sat.i32(i32 %a0, i32 %a1)
  ret void
}
define void @usub_sat(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.usub.sat.i32(i32 %a0, i32 %a1)
  ret void
}
define void @sshl_sat(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.sshl.sat.i32(i32 %a0, i32 %a1)
  ret void
}
define void @ushl_sat(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.ushl.sat.i32(i32 %a0, i32 %a1)
  ret void
}
define void @smul_fix(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a0, i32 %a1, i32 0)
  ret void
}
define void @umul_fix(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.umul.fix.i32(i32 %a0, i32 %a1, i32 0)
  ret void
}
define void @smul_fix_sat(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.smul.fix.sat.i32(i32 %a0, i32 %a1, i32 0)
  ret void
}
define void @umul_fix_sat(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.umul.fix.sat.i32(i32 %a0, i32 %a1, i32 0)
  ret void
}
define void @sdiv_fix(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.sdiv.fix.i32(i32 %a0, i32 %a1, i32 0)
  ret void
}
define void @udiv_fix(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.udiv.fix.i32(i32 %a0, i32 %a1, i32 0)
  ret void
}
define void @sdiv_fix_sat(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.sdiv.fix.sat.i32(i32 %a0, i32 %a1, i32 0)
  ret void
}
define void @udiv_fix_sat(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.udiv.fix.sat.i32(i32 %a0, i32 %a1, i32 0)
  ret void
}
define void @canonicalize(double %a0) {
  %r = call double @llvm.canonicalize.f64(double %a0)
  ret void
}
define void @fmuladd(double %a0, double %a1, double %a2) {
  %r = call double @llvm.fmuladd.f64(double %a0, double %a1, double %a2)
  ret void
}
define void @vector_reduce_add(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a0)
  ret void
}
define void @vector_reduce_fadd(float %a0, <4 x float> %a1) {
  %r = call float @llvm.vector.reduce.fadd.v4f32(float %a0, <4 x float> %a1)
  ret void
}
define void @vector_reduce_mul(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %a0)
  ret void
}
define void @vector_reduce_fmul(float %a0, <4 x float> %a1) {
  %r = call float @llvm.vector.reduce.fmul.v4f32(float %a0, <4 x float> %a1)
  ret void
}
define void @vector_reduce_and(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %a0)
  ret void
}
define void @vector_reduce_or(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %a0)
  ret void
}
define void @vector_reduce_xor(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %a0)
  ret void
}
define void @vector_reduce_smax(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %a0)
  ret void
}
define void @vector_reduce_smin(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %a0)
  ret void
}
define void @vector_reduce_umax(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %a0)
  ret void
}
define void @vector_reduce_umin(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %a0)
  ret void
}
define void @vector_reduce_fmax(<4 x float> %a0) {
  %r = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %a0)
  ret void
}
define void @vector_reduce_fmin(<4 x float> %a0) {
  %r = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %a0)
  ret void
}
define void @vector_reduce_fmaximum(<4 x float> %a0) {
  %r = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %a0)
  ret void
}
define void @vector_reduce_fminimum(<4 x float> %a0) {
  %r = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %a0)
  ret void
}
define void @vector_partial_reduce_add(<2 x i32> %a, <4 x i32> %b) {
  %r = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32> %a, <4 x i32> %b)
  ret void
}
define void @vector_insert(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.insert.v4i32.v4i32(<4 x i32> %a0, <4 x i32> %a1, i64 0)
  ret void
}
define void @vector_extract(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.vector.extract.v4i32.v4i32(<4 x i32> %a0, i64 0)
  ret void
}
define void @vector_reverse(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %a0)
  ret void
}
define void @vector_splice_left(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 0)
  ret void
}
define void @vector_splice_right(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 0)
  ret void
}
define void @vector_deinterleave2(<4 x i32> %a0) {
  %r = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> %a0)
  ret void
}
define void @vector_interleave2(<2 x i32> %a0, <2 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32> %a0, <2 x i32> %a1)
  ret void
}
define void @stepvector() {
  %r = call <4 x i32> @llvm.stepvector.v4i32()
  ret void
}
define void @experimental_cttz_elts(<4 x i32> %a0) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v4i32(<4 x i32> %a0, i1 false)
  ret void
}
define void @experimental_get_vector_length(i32 %n) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %n, i32 4, i1 false)
  ret void
}
define void @experimental_vector_compress(<4 x i32> %a0, <4 x i1> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32> %a0, <4 x i1> %a1, <4 x i32> %a2)
  ret void
}
define void @matrix_transpose(<4 x float> %a) {
  %r = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %a, i32 2, i32 2)
  ret void
}
define void @matrix_multiply(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %a, <4 x float> %b, i32 2, i32 2, i32 2)
  ret void
}
define void @matrix_column_major_load(ptr %p) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 2, i1 false, i32 2, i32 2)
  ret void
}
define void @matrix_column_major_store(<4 x float> %a, ptr %p) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %a, ptr %p, i64 2, i1 false, i32 2, i32 2)
  ret void
}
define void @convert_to_fp16(double %a0) {
  %r = call i16 @llvm.convert.to.fp16.f64(double %a0)
  ret void
}
define void @convert_from_fp16(i16 %a0) {
  %r = call double @llvm.convert.from.fp16.f64(i16 %a0)
  ret void
}
define void @fptoui_sat(double %a0) {
  %r = call i32 @llvm.fptoui.sat.i32.f64(double %a0)
  ret void
}
define void @fptosi_sat(double %a0) {
  %r = call i32 @llvm.fptosi.sat.i32.f64(double %a0)
  ret void
}
define void @fptrunc_round(double %x) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %x, metadata !"round.tonearest")
  ret void
}
define void @vp_select(<4 x i1> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.select.v4i32(<4 x i1> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3)
  ret void
}
define void @vp_merge(<4 x i1> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3)
  ret void
}
define void @vp_add(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_sub(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.sub.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_mul(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.mul.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_sdiv(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_udiv(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_srem(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.srem.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_urem(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.urem.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_ashr(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_lshr(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_shl(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.shl.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_or(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.or.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_and(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.and.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_xor(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.xor.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_abs(<4 x i32> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.abs.v4i32(<4 x i32> %a, i1 false, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_smax(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.smax.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_smin(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.smin.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_umax(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.umax.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_umin(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.umin.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_copysign(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.vp.copysign.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_minnum(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.vp.minnum.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_maxnum(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.vp.maxnum.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_minimum(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.vp.minimum.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_maximum(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.vp.maximum.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_fadd(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.vp.fadd.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_fsub(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.vp.fsub.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_fmul(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.vp.fmul.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_fdiv(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.vp.fdiv.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_frem(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.vp.frem.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_fneg(<4 x float> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x float> @llvm.vp.fneg.v4f32(<4 x float> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_fabs(<4 x float> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x float> @llvm.vp.fabs.v4f32(<4 x float> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_sqrt(<4 x float> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x float> @llvm.vp.sqrt.v4f32(<4 x float> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_fma(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, <4 x i1> %a3, i32 %a4) {
  %r = call <4 x float> @llvm.vp.fma.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, <4 x i1> %a3, i32 %a4)
  ret void
}
define void @vp_fmuladd(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, <4 x i1> %a3, i32 %a4) {
  %r = call <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, <4 x i1> %a3, i32 %a4)
  ret void
}
define void @vp_reduce_add(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.add.v4i32(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_fadd(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call float @llvm.vp.reduce.fadd.v4f32(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_mul(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.mul.v4i32(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_fmul(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call float @llvm.vp.reduce.fmul.v4f32(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_and(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.and.v4i32(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_or(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.or.v4i32(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_xor(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.xor.v4i32(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_smax(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.smax.v4i32(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_smin(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.smin.v4i32(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_umax(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.umax.v4i32(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_umin(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.umin.v4i32(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_fmax(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call float @llvm.vp.reduce.fmax.v4f32(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_fmin(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call float @llvm.vp.reduce.fmin.v4f32(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_fmaximum(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call float @llvm.vp.reduce.fmaximum.v4f32(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_reduce_fminimum(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call float @llvm.vp.reduce.fminimum.v4f32(float %a0, <4 x float> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @get_active_lane_mask(i64 %a, i64 %b) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 %a, i64 %b)
  ret void
}
define void @experimental_vp_splice(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a3, i32 %a4, i32 %a5) {
  %r = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 0, <4 x i1> %a3, i32 %a4, i32 %a5)
  ret void
}
define void @experimental_vp_reverse(<4 x i32> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_load(ptr %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x i32> @llvm.vp.load.v4i32.p0(ptr %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_store(<4 x i32> %a0, ptr %a1, <4 x i1> %a2, i32 %a3) {
  call void @llvm.vp.store.v4i32.p0(<4 x i32> %a0, ptr %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @experimental_vp_strided_load(ptr %a0, i32 %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.i32(ptr %a0, i32 %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @experimental_vp_strided_store(<4 x i32> %a0, ptr %a1, i32 %a2, <4 x i1> %a3, i32 %a4) {
  call void @llvm.experimental.vp.strided.store.v4i32.p0.i32(<4 x i32> %a0, ptr %a1, i32 %a2, <4 x i1> %a3, i32 %a4)
  ret void
}
define void @vp_gather(<4 x ptr> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x i32> @llvm.vp.gather.v4i32.v4p0(<4 x ptr> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_scatter(<4 x i32> %a0, <4 x ptr> %a1, <4 x i1> %a2, i32 %a3) {
  call void @llvm.vp.scatter.v4i32.v4p0(<4 x i32> %a0, <4 x ptr> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_trunc(<4 x i32> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_zext(<4 x i8> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.zext.v4i32.v4i8(<4 x i8> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_sext(<4 x i8> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.sext.v4i32.v4i8(<4 x i8> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_fptrunc(<4 x double> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_fpext(<4 x float> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_fptoui(<4 x float> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_fptosi(<4 x float> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_uitofp(<4 x i32> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_sitofp(<4 x i32> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_ptrtoint(<4 x ptr> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i64> @llvm.vp.ptrtoint.v4i64.v4p0(<4 x ptr> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_inttoptr(<4 x i64> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i64(<4 x i64> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_fcmp(<4 x float> %a, <4 x float> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %a, <4 x float> %b, metadata !"oeq", <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_icmp(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %a, <4 x i32> %b, metadata !"eq", <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_ceil(<4 x float> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x float> @llvm.vp.ceil.v4f32(<4 x float> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_floor(<4 x float> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x float> @llvm.vp.floor.v4f32(<4 x float> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_rint(<4 x float> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x float> @llvm.vp.rint.v4f32(<4 x float> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_nearbyint(<4 x float> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x float> @llvm.vp.nearbyint.v4f32(<4 x float> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_round(<4 x float> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x float> @llvm.vp.round.v4f32(<4 x float> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_roundeven(<4 x float> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x float> @llvm.vp.roundeven.v4f32(<4 x float> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_roundtozero(<4 x float> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x float> @llvm.vp.roundtozero.v4f32(<4 x float> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_lrint(<4 x float> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.lrint.v4i32.v4f32(<4 x float> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_llrint(<4 x float> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i64> @llvm.vp.llrint.v4i64.v4f32(<4 x float> %a, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_bitreverse(<4 x i32> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x i32> @llvm.vp.bitreverse.v4i32(<4 x i32> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_bswap(<4 x i32> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x i32> @llvm.vp.bswap.v4i32(<4 x i32> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_ctpop(<4 x i32> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x i32> @llvm.vp.ctpop.v4i32(<4 x i32> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}
define void @vp_ctlz(<4 x i32> %a0, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.ctlz.v4i32(<4 x i32> %a0, i1 false, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_cttz(<4 x i32> %a0, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.cttz.v4i32(<4 x i32> %a0, i1 false, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_cttz_elts(<4 x i32> %a0, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.cttz.elts.i32.v4i32(<4 x i32> %a0, i1 false, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_sadd_sat(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.sadd.sat.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_uadd_sat(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.uadd.sat.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_ssub_sat(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.ssub.sat.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_usub_sat(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.usub.sat.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @vp_fshl(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fshl.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_fshr(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fshr.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %m, i32 %n)
  ret void
}
define void @vp_is_fpclass(<4 x float> %a0, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i1> @llvm.vp.is.fpclass.v4f32(<4 x float> %a0, i32 0, <4 x i1> %a2, i32 %a3)
  ret void
}
define void @masked_load(ptr %a0, <4 x i1> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %a0, <4 x i1> %a1, <4 x i32> %a2)
  ret void
}
define void @masked_store(<4 x i32> %a0, ptr %a1, <4 x i1> %a2) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %a0, ptr %a1, <4 x i1> %a2)
  ret void
}
define void @masked_gather(<4 x ptr> %a0, <4 x i1> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %a0, <4 x i1> %a1, <4 x i32> %a2)
  ret void
}
define void @masked_scatter(<4 x i32> %a0, <4 x ptr> %a1, <4 x i1> %a2) {
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %a0, <4 x ptr> %a1, <4 x i1> %a2)
  ret void
}
define void @masked_expandload(ptr %a0, <4 x i1> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %a0, <4 x i1> %a1, <4 x i32> %a2)
  ret void
}
define void @masked_compressstore(<4 x i32> %a0, ptr %a1, <4 x i1> %a2) {
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %a0, ptr %a1, <4 x i1> %a2)
  ret void
}
define void @lifetime_start() {
  %s = alloca i32
  call void @llvm.lifetime.start.p0(ptr %s)
  ret void
}
define void @lifetime_end() {
  %s = alloca i32
  call void @llvm.lifetime.end.p0(ptr %s)
  ret void
}
define void @invariant_start(ptr %a1) {
  %r = call ptr @llvm.invariant.start.p0(i64 0, ptr %a1)
  ret void
}
define void @invariant_end(ptr %a0, ptr %a2) {
  call void @llvm.invariant.end.p0(ptr %a0, i64 0, ptr %a2)
  ret void
}
define void @launder_invariant_group(ptr %a0) {
  %r = call ptr @llvm.launder.invariant.group.p0(ptr %a0)
  ret void
}
define void @strip_invariant_group(ptr %a0) {
  %r = call ptr @llvm.strip.invariant.group.p0(ptr %a0)
  ret void
}
define void @experimental_constrained_fadd(double %a0, double %a1) strictfp {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %a0, double %a1, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_fsub(double %a0, double %a1) strictfp {
  %r = call double @llvm.experimental.constrained.fsub.f64(double %a0, double %a1, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_fmul(double %a0, double %a1) strictfp {
  %r = call double @llvm.experimental.constrained.fmul.f64(double %a0, double %a1, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_fdiv(double %a0, double %a1) strictfp {
  %r = call double @llvm.experimental.constrained.fdiv.f64(double %a0, double %a1, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_frem(double %a0, double %a1) strictfp {
  %r = call double @llvm.experimental.constrained.frem.f64(double %a0, double %a1, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_fma(double %a0, double %a1, double %a2) strictfp {
  %r = call double @llvm.experimental.constrained.fma.f64(double %a0, double %a1, double %a2, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_fptoui(double %a0) strictfp {
  %r = call i32 @llvm.experimental.constrained.fptoui.i32.f64(double %a0, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_fptosi(double %a0) strictfp {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %a0, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_uitofp(i32 %a0) strictfp {
  %r = call double @llvm.experimental.constrained.uitofp.f64.i32(i32 %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_sitofp(i32 %a0) strictfp {
  %r = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_fptrunc(double %a0) strictfp {
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_fpext(float %a0) strictfp {
  %r = call double @llvm.experimental.constrained.fpext.f64.f32(float %a0, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_fcmp(double %a0, double %a1) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a0, double %a1, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_fcmps(double %a0, double %a1) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmps.f64(double %a0, double %a1, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_fmuladd(double %a0, double %a1, double %a2) strictfp {
  %r = call double @llvm.experimental.constrained.fmuladd.f64(double %a0, double %a1, double %a2, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_sqrt(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.sqrt.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_pow(double %a0, double %a1) strictfp {
  %r = call double @llvm.experimental.constrained.pow.f64(double %a0, double %a1, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_powi(double %a0, i32 %a1) strictfp {
  %r = call double @llvm.experimental.constrained.powi.f64(double %a0, i32 %a1, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_ldexp(double %a0, i32 %a1) strictfp {
  %r = call double @llvm.experimental.constrained.ldexp.f64.i32(double %a0, i32 %a1, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_sin(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.sin.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_cos(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.cos.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_tan(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.tan.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_asin(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.asin.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_acos(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.acos.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_atan(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.atan.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_atan2(double %a0, double %a1) strictfp {
  %r = call double @llvm.experimental.constrained.atan2.f64(double %a0, double %a1, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_sinh(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.sinh.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_cosh(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.cosh.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_tanh(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.tanh.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_exp(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.exp.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_exp2(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.exp2.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_log(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.log.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_log10(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.log10.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_log2(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.log2.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_rint(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.rint.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_lrint(double %a0) strictfp {
  %r = call i64 @llvm.experimental.constrained.lrint.i64.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_llrint(double %a0) strictfp {
  %r = call i64 @llvm.experimental.constrained.llrint.i64.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_nearbyint(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.nearbyint.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_maxnum(double %a0, double %a1) strictfp {
  %r = call double @llvm.experimental.constrained.maxnum.f64(double %a0, double %a1, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_minnum(double %a0, double %a1) strictfp {
  %r = call double @llvm.experimental.constrained.minnum.f64(double %a0, double %a1, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_maximum(double %a0, double %a1) strictfp {
  %r = call double @llvm.experimental.constrained.maximum.f64(double %a0, double %a1, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_minimum(double %a0, double %a1) strictfp {
  %r = call double @llvm.experimental.constrained.minimum.f64(double %a0, double %a1, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_ceil(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.ceil.f64(double %a0, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_floor(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.floor.f64(double %a0, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_round(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.round.f64(double %a0, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_roundeven(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.roundeven.f64(double %a0, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_lround(double %a0) strictfp {
  %r = call i64 @llvm.experimental.constrained.lround.i64.f64(double %a0, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_llround(double %a0) strictfp {
  %r = call i64 @llvm.experimental.constrained.llround.i64.f64(double %a0, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_constrained_trunc(double %a0) strictfp {
  %r = call double @llvm.experimental.constrained.trunc.f64(double %a0, metadata !"fpexcept.strict") strictfp
  ret void
}
define void @experimental_noalias_scope_decl() {
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  ret void
}
define void @get_rounding() {
  %r = call i32 @llvm.get.rounding()
  ret void
}
define void @set_rounding(i32 %a0) {
  call void @llvm.set.rounding(i32 %a0)
  ret void
}
define void @is_fpclass(double %a0) {
  %r = call i1 @llvm.is.fpclass.f64(double %a0, i32 0)
  ret void
}
define void @var_annotation(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4) {
  call void @llvm.var.annotation.p0.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4)
  ret void
}
define void @ptr_annotation(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4) {
  %r = call ptr @llvm.ptr.annotation.p0.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4)
  ret void
}
define void @annotation(i32 %a0, ptr %a1, ptr %a2, i32 %a3) {
  %r = call i32 @llvm.annotation.i32.p0(i32 %a0, ptr %a1, ptr %a2, i32 %a3)
  ret void
}
define void @codeview_annotation() {
  call void @llvm.codeview.annotation(metadata !0)
  ret void
}
define void @trap() {
  call void @llvm.trap()
  ret void
}
define void @debugtrap() {
  call void @llvm.debugtrap()
  ret void
}
define void @ubsantrap() {
  call void @llvm.ubsantrap(i8 0)
  ret void
}
define void @objectsize(ptr %a0) {
  %r = call i32 @llvm.objectsize.i32.p0(ptr %a0, i1 false, i1 false, i1 false)
  ret void
}
define void @expect(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.expect.i32(i32 %a0, i32 %a1)
  ret void
}
define void @expect_with_probability(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.expect.with.probability.i32(i32 %a0, i32 %a1, double 0.5)
  ret void
}
define void @assume(i1 %a0) {
  call void @llvm.assume(i1 %a0)
  ret void
}
define void @ssa_copy(i32 %a0) {
  %r = call i32 @llvm.ssa.copy.i32(i32 %a0)
  ret void
}
define void @arithmetic_fence(double %a0) {
  %r = call double @llvm.arithmetic.fence.f64(double %a0)
  ret void
}
define void @donothing() {
  call void @llvm.donothing()
  ret void
}
define void @experimental_widenable_condition() {
  %r = call i1 @llvm.experimental.widenable.condition()
  ret void
}
define void @allow_ubsan_check() {
  %r = call i1 @llvm.allow.ubsan.check(i8 0)
  ret void
}
define void @allow_runtime_check() {
  %r = call i1 @llvm.allow.runtime.check(metadata !0)
  ret void
}
define void @load_relative(ptr %a0, i32 %a1) {
  %r = call ptr @llvm.load.relative.i32(ptr %a0, i32 %a1)
  ret void
}
define void @sideeffect() {
  call void @llvm.sideeffect()
  ret void
}
define void @is_constant(i32 %a0) {
  %r = call i1 @llvm.is.constant.i32(i32 %a0)
  ret void
}
define void @ptrmask(ptr %p, i64 %m) {
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %m)
  ret void
}
define void @threadlocal_address() {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @own)
  ret void
}
define void @vscale() {
  %r = call i32 @llvm.vscale.i32()
  ret void
}
define void @fake_use() {
  call void (...) @llvm.fake.use()
  ret void
}
!0 = !{}
!1 = !{!"rsp"}
!2 = distinct !{!2}
!3 = !{!4}
!4 = distinct !{!4, !2}
