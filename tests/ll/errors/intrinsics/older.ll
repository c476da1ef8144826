; Forms of older versions that LLVM reads as its own of today are right.
; flags: --strict
; run: @lengths() == i32 62
declare i32 @llvm.ctlz.i32(i32)
declare i32 @llvm.cttz.i32(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare ptr @llvm.invariant.group.barrier.p0(ptr)
declare i64 @llvm.objectsize.i64.p0(ptr, i1)
declare i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32>)
declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, i32, <2 x i1>, <2 x i32>)
declare void @llvm.var.annotation(ptr, ptr, ptr, i32)
declare i32 @llvm.flt.rounds()
declare i32 @llvm.ctpop.whatever(i32)
define i32 @lengths() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 16, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i32 4, i1 false)
  %q = call ptr @llvm.invariant.group.barrier.p0(ptr %p)
  %n = load i32, ptr %q
  %a = call i32 @llvm.ctlz.i32(i32 %n)
  %b = call i32 @llvm.cttz.i32(i32 %n)
  %c = call i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  %d = call i32 @llvm.ctpop.whatever(i32 255)
  %e = call i32 @llvm.flt.rounds()
  %s = call i32 @llvm.umin.i32(i32 9, i32 10)
  %t = call i64 @llvm.umin(i64 1, i64 2)
  %u = call i16 @llvm.umin(i16 7, i16 2)
  %t2 = trunc i64 %t to i32
  %u2 = zext i16 %u to i32
  %r1 = add i32 %a, %b
  %r2 = add i32 %r1, %c
  %r3 = add i32 %r2, %d
  %r4 = add i32 %r3, %e
  %r5 = add i32 %r4, %s
  %r6 = add i32 %r5, %t2
  %r7 = add i32 %r6, %u2
  ret i32 %r7
}
