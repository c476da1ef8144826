; Masked, scattered and dense loads and stores. The output is what LLVM's own lli prints.
; exit: 0
; stdout: "ffffffff ffffffff 80000000 ffffffff \n0 0 7fffffff 7fffffff \nffffffff 0 80000000 ffffffff \n0 ffffffff 7fffffff 7fffffff \nffffffff 7fffffff 80000000 ffffffff \n0 ffffffff 0 7fffffff \n7fffffffffffffff dce45bf01133a84c ffffffffffffffff \nffffffffffffffff 1 7fffffffffffffff \n7fffffffffffffff dce45bf01133a84c ffffffffffffffff \nffffffffffffffff 1 7fffffffffffffff \n7fffffffffffffff ffffffffffffffff dce45bf01133a84c \nffffffffffffffff 7fffffffffffffff 1 \nc0100000 0 80000000 80000000 3fc00000 80000000 44800000 c0100000 \n0 44800000 c0100000 0 40600000 40600000 3fc00000 3e000000 \nc0100000 0 0 44800000 80000000 80000000 80000000 3fc00000 \nc0100000 0 40600000 3fc00000 3e000000 40600000 44800000 c0100000 \nc0100000 0 c0100000 40600000 3fc00000 80000000 80000000 80000000 \n0 44800000 3e000000 3fc00000 40600000 0 44800000 c0100000 \n"
declare i32 @printf(ptr, ...)
@n = private constant [6 x i8] c"%llx \00"
@e = private constant [2 x i8] c"\0A\00"
define void @p(i64 %x) {
  call i32 (ptr, ...) @printf(ptr @n, i64 %x)
  ret void
}
define void @nl() {
  call i32 (ptr, ...) @printf(ptr @e)
  ret void
}
define void @show.4.i32(<4 x i32> %v) {
  %e0 = extractelement <4 x i32> %v, i32 0
  %z0 = zext i32 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <4 x i32> %v, i32 1
  %z1 = zext i32 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <4 x i32> %v, i32 2
  %z2 = zext i32 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <4 x i32> %v, i32 3
  %z3 = zext i32 %e3 to i64
  call void @p(i64 %z3)
  call void @nl()
  ret void
}
define void @t1(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c) {
  %m = alloca <4 x i32>, align 64
  store <4 x i32> %a, ptr %m, align 64
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %m, i32 4, <4 x i1> %c, <4 x i32> %b)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t2(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c) {
  %m = alloca <4 x i32>, align 64
  store <4 x i32> %a, ptr %m, align 64
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %b, ptr %m, i32 4, <4 x i1> %c)
  %r = load <4 x i32>, ptr %m, align 64
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t3(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c) {
  %m = alloca <4 x i32>, align 64
  store <4 x i32> %a, ptr %m, align 64
  %r = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %m, <4 x i1> %c, <4 x i32> %b)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t4(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c) {
  %m = alloca <4 x i32>, align 64
  store <4 x i32> %a, ptr %m, align 64
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %b, ptr %m, <4 x i1> %c)
  %r = load <4 x i32>, ptr %m, align 64
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t5(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c) {
  %m = alloca <4 x i32>, align 64
  store <4 x i32> %a, ptr %m, align 64
  %ps = getelementptr i32, ptr %m, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %r = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %ps, i32 1, <4 x i1> %c, <4 x i32> %b)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t6(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c) {
  %m = alloca <4 x i32>, align 64
  store <4 x i32> %a, ptr %m, align 64
  %ps = getelementptr i32, ptr %m, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %b, <4 x ptr> %ps, i32 1, <4 x i1> %c)
  %r = load <4 x i32>, ptr %m, align 64
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @show.3.i64(<3 x i64> %v) {
  %e0 = extractelement <3 x i64> %v, i32 0
  call void @p(i64 %e0)
  %e1 = extractelement <3 x i64> %v, i32 1
  call void @p(i64 %e1)
  %e2 = extractelement <3 x i64> %v, i32 2
  call void @p(i64 %e2)
  call void @nl()
  ret void
}
define void @t7(<3 x i64> %a, <3 x i64> %b, <3 x i1> %c) {
  %m = alloca <3 x i64>, align 64
  store <3 x i64> %a, ptr %m, align 64
  %r = call <3 x i64> @llvm.masked.load.v3i64.p0(ptr %m, i32 4, <3 x i1> %c, <3 x i64> %b)
  call void @show.3.i64(<3 x i64> %r)
  ret void
}
define void @t8(<3 x i64> %a, <3 x i64> %b, <3 x i1> %c) {
  %m = alloca <3 x i64>, align 64
  store <3 x i64> %a, ptr %m, align 64
  call void @llvm.masked.store.v3i64.p0(<3 x i64> %b, ptr %m, i32 4, <3 x i1> %c)
  %r = load <3 x i64>, ptr %m, align 64
  call void @show.3.i64(<3 x i64> %r)
  ret void
}
define void @t9(<3 x i64> %a, <3 x i64> %b, <3 x i1> %c) {
  %m = alloca <3 x i64>, align 64
  store <3 x i64> %a, ptr %m, align 64
  %r = call <3 x i64> @llvm.masked.expandload.v3i64(ptr %m, <3 x i1> %c, <3 x i64> %b)
  call void @show.3.i64(<3 x i64> %r)
  ret void
}
define void @t10(<3 x i64> %a, <3 x i64> %b, <3 x i1> %c) {
  %m = alloca <3 x i64>, align 64
  store <3 x i64> %a, ptr %m, align 64
  call void @llvm.masked.compressstore.v3i64(<3 x i64> %b, ptr %m, <3 x i1> %c)
  %r = load <3 x i64>, ptr %m, align 64
  call void @show.3.i64(<3 x i64> %r)
  ret void
}
define void @t11(<3 x i64> %a, <3 x i64> %b, <3 x i1> %c) {
  %m = alloca <3 x i64>, align 64
  store <3 x i64> %a, ptr %m, align 64
  %ps = getelementptr i64, ptr %m, <3 x i32> <i32 0, i32 2, i32 1>
  %r = call <3 x i64> @llvm.masked.gather.v3i64.v3p0(<3 x ptr> %ps, i32 1, <3 x i1> %c, <3 x i64> %b)
  call void @show.3.i64(<3 x i64> %r)
  ret void
}
define void @t12(<3 x i64> %a, <3 x i64> %b, <3 x i1> %c) {
  %m = alloca <3 x i64>, align 64
  store <3 x i64> %a, ptr %m, align 64
  %ps = getelementptr i64, ptr %m, <3 x i32> <i32 0, i32 2, i32 1>
  call void @llvm.masked.scatter.v3i64.v3p0(<3 x i64> %b, <3 x ptr> %ps, i32 1, <3 x i1> %c)
  %r = load <3 x i64>, ptr %m, align 64
  call void @show.3.i64(<3 x i64> %r)
  ret void
}
define void @show.8.float(<8 x float> %v) {
  %e0 = extractelement <8 x float> %v, i32 0
  %b0 = bitcast float %e0 to i32
  %z0 = zext i32 %b0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <8 x float> %v, i32 1
  %b1 = bitcast float %e1 to i32
  %z1 = zext i32 %b1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <8 x float> %v, i32 2
  %b2 = bitcast float %e2 to i32
  %z2 = zext i32 %b2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <8 x float> %v, i32 3
  %b3 = bitcast float %e3 to i32
  %z3 = zext i32 %b3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <8 x float> %v, i32 4
  %b4 = bitcast float %e4 to i32
  %z4 = zext i32 %b4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <8 x float> %v, i32 5
  %b5 = bitcast float %e5 to i32
  %z5 = zext i32 %b5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <8 x float> %v, i32 6
  %b6 = bitcast float %e6 to i32
  %z6 = zext i32 %b6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <8 x float> %v, i32 7
  %b7 = bitcast float %e7 to i32
  %z7 = zext i32 %b7 to i64
  call void @p(i64 %z7)
  call void @nl()
  ret void
}
define void @t13(<8 x float> %a, <8 x float> %b, <8 x i1> %c) {
  %m = alloca <8 x float>, align 64
  store <8 x float> %a, ptr %m, align 64
  %r = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %m, i32 4, <8 x i1> %c, <8 x float> %b)
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t14(<8 x float> %a, <8 x float> %b, <8 x i1> %c) {
  %m = alloca <8 x float>, align 64
  store <8 x float> %a, ptr %m, align 64
  call void @llvm.masked.store.v8f32.p0(<8 x float> %b, ptr %m, i32 4, <8 x i1> %c)
  %r = load <8 x float>, ptr %m, align 64
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t15(<8 x float> %a, <8 x float> %b, <8 x i1> %c) {
  %m = alloca <8 x float>, align 64
  store <8 x float> %a, ptr %m, align 64
  %r = call <8 x float> @llvm.masked.expandload.v8f32(ptr %m, <8 x i1> %c, <8 x float> %b)
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t16(<8 x float> %a, <8 x float> %b, <8 x i1> %c) {
  %m = alloca <8 x float>, align 64
  store <8 x float> %a, ptr %m, align 64
  call void @llvm.masked.compressstore.v8f32(<8 x float> %b, ptr %m, <8 x i1> %c)
  %r = load <8 x float>, ptr %m, align 64
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t17(<8 x float> %a, <8 x float> %b, <8 x i1> %c) {
  %m = alloca <8 x float>, align 64
  store <8 x float> %a, ptr %m, align 64
  %ps = getelementptr float, ptr %m, <8 x i32> <i32 0, i32 1, i32 7, i32 5, i32 4, i32 6, i32 3, i32 2>
  %r = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %ps, i32 1, <8 x i1> %c, <8 x float> %b)
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t18(<8 x float> %a, <8 x float> %b, <8 x i1> %c) {
  %m = alloca <8 x float>, align 64
  store <8 x float> %a, ptr %m, align 64
  %ps = getelementptr float, ptr %m, <8 x i32> <i32 0, i32 1, i32 7, i32 5, i32 4, i32 6, i32 3, i32 2>
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %b, <8 x ptr> %ps, i32 1, <8 x i1> %c)
  %r = load <8 x float>, ptr %m, align 64
  call void @show.8.float(<8 x float> %r)
  ret void
}
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, i32, <4 x i1>)
declare <3 x i64> @llvm.masked.load.v3i64.p0(ptr, i32, <3 x i1>, <3 x i64>)
declare void @llvm.masked.store.v3i64.p0(<3 x i64>, ptr, i32, <3 x i1>)
declare <3 x i64> @llvm.masked.expandload.v3i64(ptr, <3 x i1>, <3 x i64>)
declare void @llvm.masked.compressstore.v3i64(<3 x i64>, ptr, <3 x i1>)
declare <3 x i64> @llvm.masked.gather.v3i64.v3p0(<3 x ptr>, i32, <3 x i1>, <3 x i64>)
declare void @llvm.masked.scatter.v3i64.v3p0(<3 x i64>, <3 x ptr>, i32, <3 x i1>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)
declare <8 x float> @llvm.masked.expandload.v8f32(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.compressstore.v8f32(<8 x float>, ptr, <8 x i1>)
declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.scatter.v8f32.v8p0(<8 x float>, <8 x ptr>, i32, <8 x i1>)
define i32 @main() {
  call void @t1(<4 x i32> <i32 0, i32 -1, i32 2147483647, i32 2147483647>, <4 x i32> <i32 -1, i32 0, i32 -2147483648, i32 -1>, <4 x i1> <i1 false, i1 true, i1 false, i1 false>)
  call void @t2(<4 x i32> <i32 0, i32 -1, i32 2147483647, i32 2147483647>, <4 x i32> <i32 -1, i32 0, i32 -2147483648, i32 -1>, <4 x i1> <i1 false, i1 true, i1 false, i1 false>)
  call void @t3(<4 x i32> <i32 0, i32 -1, i32 2147483647, i32 2147483647>, <4 x i32> <i32 -1, i32 0, i32 -2147483648, i32 -1>, <4 x i1> <i1 false, i1 true, i1 false, i1 false>)
  call void @t4(<4 x i32> <i32 0, i32 -1, i32 2147483647, i32 2147483647>, <4 x i32> <i32 -1, i32 0, i32 -2147483648, i32 -1>, <4 x i1> <i1 false, i1 true, i1 false, i1 false>)
  call void @t5(<4 x i32> <i32 0, i32 -1, i32 2147483647, i32 2147483647>, <4 x i32> <i32 -1, i32 0, i32 -2147483648, i32 -1>, <4 x i1> <i1 false, i1 true, i1 false, i1 false>)
  call void @t6(<4 x i32> <i32 0, i32 -1, i32 2147483647, i32 2147483647>, <4 x i32> <i32 -1, i32 0, i32 -2147483648, i32 -1>, <4 x i1> <i1 false, i1 true, i1 false, i1 false>)
  call void @t7(<3 x i64> <i64 9223372036854775807, i64 -2529796004036499380, i64 -1>, <3 x i64> <i64 -1, i64 1, i64 9223372036854775807>, <3 x i1> <i1 true, i1 true, i1 true>)
  call void @t8(<3 x i64> <i64 9223372036854775807, i64 -2529796004036499380, i64 -1>, <3 x i64> <i64 -1, i64 1, i64 9223372036854775807>, <3 x i1> <i1 true, i1 true, i1 true>)
  call void @t9(<3 x i64> <i64 9223372036854775807, i64 -2529796004036499380, i64 -1>, <3 x i64> <i64 -1, i64 1, i64 9223372036854775807>, <3 x i1> <i1 true, i1 true, i1 true>)
  call void @t10(<3 x i64> <i64 9223372036854775807, i64 -2529796004036499380, i64 -1>, <3 x i64> <i64 -1, i64 1, i64 9223372036854775807>, <3 x i1> <i1 true, i1 true, i1 true>)
  call void @t11(<3 x i64> <i64 9223372036854775807, i64 -2529796004036499380, i64 -1>, <3 x i64> <i64 -1, i64 1, i64 9223372036854775807>, <3 x i1> <i1 true, i1 true, i1 true>)
  call void @t12(<3 x i64> <i64 9223372036854775807, i64 -2529796004036499380, i64 -1>, <3 x i64> <i64 -1, i64 1, i64 9223372036854775807>, <3 x i1> <i1 true, i1 true, i1 true>)
  call void @t13(<8 x float> <float 0.0, float 1024.0, float -0.0, float -0.0, float 1.5, float 3.5, float 1024.0, float -2.25>, <8 x float> <float -2.25, float 0.0, float -2.25, float 0.0, float 3.5, float -0.0, float 1.5, float 0.125>, <8 x i1> <i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true>)
  call void @t14(<8 x float> <float 0.0, float 1024.0, float -0.0, float -0.0, float 1.5, float 3.5, float 1024.0, float -2.25>, <8 x float> <float -2.25, float 0.0, float -2.25, float 0.0, float 3.5, float -0.0, float 1.5, float 0.125>, <8 x i1> <i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true>)
  call void @t15(<8 x float> <float 0.0, float 1024.0, float -0.0, float -0.0, float 1.5, float 3.5, float 1024.0, float -2.25>, <8 x float> <float -2.25, float 0.0, float -2.25, float 0.0, float 3.5, float -0.0, float 1.5, float 0.125>, <8 x i1> <i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true>)
  call void @t16(<8 x float> <float 0.0, float 1024.0, float -0.0, float -0.0, float 1.5, float 3.5, float 1024.0, float -2.25>, <8 x float> <float -2.25, float 0.0, float -2.25, float 0.0, float 3.5, float -0.0, float 1.5, float 0.125>, <8 x i1> <i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true>)
  call void @t17(<8 x float> <float 0.0, float 1024.0, float -0.0, float -0.0, float 1.5, float 3.5, float 1024.0, float -2.25>, <8 x float> <float -2.25, float 0.0, float -2.25, float 0.0, float 3.5, float -0.0, float 1.5, float 0.125>, <8 x i1> <i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true>)
  call void @t18(<8 x float> <float 0.0, float 1024.0, float -0.0, float -0.0, float 1.5, float 3.5, float 1024.0, float -2.25>, <8 x float> <float -2.25, float 0.0, float -2.25, float 0.0, float 3.5, float -0.0, float 1.5, float 0.125>, <8 x i1> <i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true>)
  ret i32 0
}
