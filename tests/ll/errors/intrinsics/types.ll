; An intrinsic function has its type: result, parameters, how many, and types that go with each other. The declaration is reported
; where it is called first; one that nobody calls may be anything.
declare i64 @llvm.ctpop.i64(i32) ; error: 13 E0260 incorrect signature of intrinsic `@llvm.ctpop.i64`: `i64 (i32)`
declare float @llvm.ctpop.f32(float) ; error: 15 E0260 `float (float)`
declare float @llvm.sqrt.f32(double) ; error: 15 E0260 incorrect signature
declare i32 @llvm.sadd.sat.i32(i32, i64) ; error: 13 E0260 incorrect signature
declare i32 @llvm.sadd.sat.v(<4 x i32>, <4 x i32>) ; error: 13 E0260 incorrect signature
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1, i1, i1) ; error: 14 E0260 incorrect signature
declare void @llvm.memset.p0.i64(ptr, i32, i64, i1) ; error: 14 E0260 incorrect signature
declare { i32, i1 } @llvm.sadd.with.overflow.v2i32(<2 x i32>, <2 x i32>) ; error: 21 E0260 incorrect signature
declare { i32, i8 } @llvm.uadd.with.overflow.i32(i32, i32) ; error: 21 E0260 incorrect signature
declare void @llvm.trap(...) ; error: 14 E0260 incorrect signature
declare void @llvm.fake.use() ; error: 14 E0260 incorrect signature
declare <4 x i1> @llvm.experimental.constrained.fcmp.v2f32(<2 x float>, <2 x float>, metadata, metadata) ; error: 18 E0260 incorrect signature
declare i32 @llvm.vector.reduce.add.v4i8(<4 x i8>) ; error: 13 E0260 incorrect signature
declare i8 @llvm.vector.reduce.add.i8(i8) ; error: 12 E0260 incorrect signature
declare <4 x i32> @llvm.vector.interleave2.v4i32(<4 x i32>, <4 x i32>) ; error: 19 E0260 incorrect signature
declare <4 x i8> @llvm.masked.gather.v4i8.v2p0(<2 x ptr>, <4 x i1>, <4 x i8>) ; error: 18 E0260 incorrect signature
declare double @llvm.va_copy(ptr) ; (nobody calls it)
define void @f(<4 x i32> %v, <2 x i32> %w, <4 x i8> %b, <2 x ptr> %p, ptr %q, <2 x float> %g) {
  %a = call i64 @llvm.ctpop.i64(i32 1)
  %b1 = call i64 @llvm.ctpop.i64(i32 2)
  %c = call float @llvm.ctpop.f32(float 1.0)
  %d = call float @llvm.sqrt.f32(double 1.0)
  %e = call i32 @llvm.sadd.sat.i32(i32 1, i64 1)
  %h = call i32 @llvm.sadd.sat.v(<4 x i32> %v, <4 x i32> %v)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %q, i64 1, i1 false, i1 false, i1 false)
  call void @llvm.memset.p0.i64(ptr %q, i32 0, i64 1, i1 false)
  %i = call { i32, i1 } @llvm.sadd.with.overflow.v2i32(<2 x i32> %w, <2 x i32> %w)
  %j = call { i32, i8 } @llvm.uadd.with.overflow.i32(i32 1, i32 1)
  call void (...) @llvm.trap()
  call void @llvm.fake.use()
  %k = call <4 x i1> @llvm.experimental.constrained.fcmp.v2f32(<2 x float> %g, <2 x float> %g, metadata !"oeq", metadata !"fpexcept.strict")
  %l = call i32 @llvm.vector.reduce.add.v4i8(<4 x i8> %b)
  %m = call i8 @llvm.vector.reduce.add.i8(i8 1)
  %n = call <4 x i32> @llvm.vector.interleave2.v4i32(<4 x i32> %v, <4 x i32> %v)
  %o = call <4 x i8> @llvm.masked.gather.v4i8.v2p0(<2 x ptr> %p, <4 x i1> zeroinitializer, <4 x i8> %b)
  ret void
}
