; What the arguments of intrinsic functions of vectors and matrices must be beside their types.
declare <4 x i32> @llvm.get.active.lane.mask.v4i32.i32(i32, i32)
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
declare float @llvm.vector.reduce.add.v4f32(<4 x float>)
declare i32 @llvm.vector.reduce.fmax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.fadd.v4i32(i32, <4 x i32>)
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.matrix.multiply.v4f32.v6f32.v4f32(<6 x float>, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1, i32, i32)
declare <2 x i32> @llvm.vector.splice.v2i32(<2 x i32>, <2 x i32>, i32)
declare <2 x i32> @llvm.vector.splice.left.v2i32(<2 x i32>, <2 x i32>, i32)
declare <4 x i4> @llvm.stepvector.v4i4()
declare <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32>, <4 x i32>, i64)
declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64)
declare <3 x i32> @llvm.vector.partial.reduce.add.v3i32.v4i32(<3 x i32>, <4 x i32>)
declare <4 x i64> @llvm.vp.trunc.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i64> @llvm.vp.zext.v4i64.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
define void @f(<4 x i32> %v, <4 x float> %x, <6 x float> %y, <2 x i32> %w, <8 x i32> %z, <3 x i32> %t, ptr %p, <4 x i1> %m) {
  %a = call <4 x i32> @llvm.get.active.lane.mask.v4i32.i32(i32 0, i32 4) ; error: 3 E0262 element type is not i1
  %b = call i32 @llvm.experimental.get.vector.length.i32(i32 4, i32 0, i1 true) ; error: 69 E0262 VF must be positive
  %c = call float @llvm.vector.reduce.add.v4f32(<4 x float> %x) ; error: 61 E0262 incorrect argument type
  %d = call i32 @llvm.vector.reduce.fmax.v4i32(<4 x i32> %v) ; error: 58 E0262 incorrect argument type
  %e = call i32 @llvm.vector.reduce.fadd.v4i32(i32 0, <4 x i32> %v) ; error: 65 E0262 incorrect argument type
  %g = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %x, <4 x float> %x, i32 2, i32 2, i32 1) ; error: 93 E0262 does not match specified shape
  %h = call <4 x float> @llvm.matrix.multiply.v4f32.v6f32.v4f32(<6 x float> %y, <4 x float> %x, i32 2, i32 2, i32 2) ; error: 77 E0262 does not match specified shape
  %i = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %x, i32 3, i32 2) ; error: 3 E0262 does not fit in the returned vector
  %j = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 1, i1 false, i32 2, i32 2) ; error: 78 E0262 stride must be greater
  %k = call <2 x i32> @llvm.vector.splice.v2i32(<2 x i32> %w, <2 x i32> %w, i32 2) ; error: 81 E0262 exceeds the range [-2, 1]
  %l = call <2 x i32> @llvm.vector.splice.left.v2i32(<2 x i32> %w, <2 x i32> %w, i32 2) ; error: 86 E0262 exceeds the range [0, 1]
  %n = call <4 x i4> @llvm.stepvector.v4i4() ; error: 3 E0262 bitwidth of at least 8
  %o = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %z, <4 x i32> %v, i64 2) ; error: 87 E0262 must be a constant multiple
  %q = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %z, <4 x i32> %v, i64 8) ; error: 87 E0262 would overrun
  %r = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %z, i64 8) ; error: 74 E0262 would overrun
  %s = call <3 x i32> @llvm.vector.partial.reduce.add.v3i32.v4i32(<3 x i32> %t, <4 x i32> %v) ; error: 91 E0262 invalid vector widths
  %u = call <4 x i64> @llvm.vp.trunc.v4i64.v4i32(<4 x i32> %v, <4 x i1> %m, i32 4) ; error: 3 E0262 must be larger than
  %aa = call <4 x i64> @llvm.vp.zext.v4i64.v4f32(<4 x float> %x, <4 x i1> %m, i32 4) ; error: 3 E0262 must be integer
  %ab = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %v, <4 x i32> %v, metadata !"oeq", <4 x i1> %m, i32 4) ; error: 80 E0262 invalid predicate
  %ac = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 3, <4 x i1> %m, <4 x i32> %v) ; error: 63 E0262 invalid alignment
  ret void
}
