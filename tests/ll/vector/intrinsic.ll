; Intrinsic functions on vectors and reductions. The output is what LLVM's own lli prints.
; exit: 0
; stdout: "1 1f 1f f \n80000000 ffffffff ffffffff fffffffe \n1000000 1000000 ffffff7f ffffffff \n1 0 1f 0 \n0 0 20 20 \n1 1 80000000 7fffffff \n80000000 1 1 ffffffff \n0 0 1 ffffffff \n0 0 1 7fffffff \nee3500f0 9ad8a6e4 80000000 ffffffff \n1 395250c2 2 7fffffff \n80000000 1 ffffffff 7fffffff \n45e18c86 80000001 7fffffff 1 \n0 0 0 0 \nfffffffe 80000000 80000000 1 \n80000000 20000000 2 1fff \nfffffffe 7fffffff ffffffff bf0762fd \n0 0 0 0 \n7fffffff 926e45a2 ffffffff 5b929b4f \n1 0 0 1 \n991e270b 1 d2670e4e 80000002 \n1 0 1 0 \ncf9b82a 58b82d8 7ffffffe 80000000 \n1 1 0 0 \nce79649f 80000000 0 1 \n0 1 0 0 \n1 11ac2454 754fb579 ffffffff \n1 1 0 1 \nff2128ea \n80000000 \n0 \n80000001 \na63f911 \n7fffffff \n8e14c998 \n7fffffff \n0 \n10 1 0 \n1 1 0 \nff7f 49c1 ffff \n1 1 10 \n0 0 0 \n8000 1 1 \n1 8000 ffff \ne5e 7fff 6b5c \n0 7fff 1 \ne7ef 8000 7fff \n1 8000 1 \n83a3 3c22 2ccb \n7fff 8002 a550 \n0 0 0 \n3fff 6c81 1 \nffff 0 8000 \n261f 7fff 554a \n0 0 1 \n7fff 7fff 7fff \n1 1 0 \nffff 7fff ffff \n0 0 0 \n8000 ffff 8000 \n0 1 1 \nda6b 45bb ffff \n0 0 0 \n0 8000 ffff \n0 0 0 \n3 \n0 \n0 \n305f \nfffe \n7fff \n9596 \n8000 \n0 \n1 4 8 0 7 1 8 7 7 0 1 4 1 1 8 1 \n80 80 ff 0 0 fe fe ff 0 1 0 4d ff fe e9 ff \n7 1 2 7 0 0 8 1 1 7 1 1 0 0 0 4 \n1 8 0 0 0 0 0 0 0 0 0 0 0 0 0 8 \n46 1 80 7f 1 1 80 0 7f 7f 1 1 80 0 7f 7f \n0 ff 80 80 1 80 0 1 1 80 1 c0 da 80 80 80 \nff 7f 80 1 ff 7f ff 29 21 1 4f 0 7f dd 16 ff \n0 80 7f 7f 0 4e 7f fe 76 ff 1 80 0 0 1 7f \nff 7f ff 80 80 7f ff ff ff 80 f8 80 80 7f dc ff \n29 80 a2 1 7f e5 11 45 0 2 2 8 7e ff 3f d5 \na1 ff 81 ff 0 ff ff 80 81 7f ff ff ff ff 80 ff \n2 0 35 2 6f 0 0 c 13 80 81 7e 80 81 0 6d \n48 0 0 0 0 0 0 41 74 0 0 80 0 ff 7f 82 \nbf 0 ff ff 3 0 80 0 c0 80 0 3 ff 7e 80 c0 \n1 2 7f f0 1 46 fe 80 7f 0 7f f 8 42 7a c \n7f 0 0 ff ff ff 36 1 7f 9d 80 0 59 7f 81 13 \n0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 \nff ed ed 7e 9d 29 73 7f 25 1 16 81 2f b4 25 1 \n0 0 0 0 0 0 0 0 0 0 0 1 1 0 0 0 \na7 81 86 2 0 fb ff fe 81 80 47 fe 80 2 42 1 \n0 0 0 0 0 1 0 0 0 0 0 0 0 1 1 0 \n80 7f 0 50 c8 ff 0 7f 5e c6 0 0 80 d7 d2 82 \n0 1 0 1 0 1 1 0 1 1 1 1 0 1 1 0 \n80 81 80 80 c 74 c4 0 1 0 0 80 0 1 1 0 \n1 0 0 0 1 1 0 1 1 0 1 0 1 1 0 1 \n0 ff 7f 1 0 80 ff 0 1 c4 7f 1 0 2d 1 1 \n1 1 0 0 0 1 0 0 1 0 0 0 0 0 0 1 \n14 \n0 \n0 \nff \n98 \n7f \n80 \nff \n1 \n0 \n1 \n0 \n0 \n1 \n0 \n0 \n1 \n0 \n0 0 40e00000 40e00000 \nc0400000 3f800000 0 40400000 \n40000000 0 40800000 c0000000 \n0 44800000 c0e00000 c0000000 \n80000000 40000000 80000000 c0e00000 \n3fef7751 0 3fef7751 3fc00000 \nc0e00000 0 c0e00000 3fc00000 \n3fc00000 40600000 0 3fc00000 \n3fc00000 41100000 3fc00000 41100000 \n40600000 43000000 44c00400 3fc00000 \n0 44c00000 0 c0100000 \n44808400 \n3c900000 \n40600000 \nc0e00000 \n401c000000000000 400c000000000000 0 \n8000000000000000 8000000000000000 0 \n4010000000000000 c01c000000000000 4010000000000000 \n4090000000000000 4090000000000000 0 \n8000000000000000 0 c000000000000000 \n0 0 40052a7fa9d2f8ea \nc002000000000000 3fc0000000000000 0 \n3fc0000000000000 4014000000000000 4090000000000000 \n8000000000000000 8000000000000000 4022000000000000 \n4021800000000000 402f800000000000 402f800000000000 \n400c200000000000 408fac0000000000 4015000000000000 \nc014000000000000 \n0 \n400c000000000000 \nc002000000000000 \n"
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
define void @t1(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %a)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t2(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %a)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t3(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %a)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t4(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %a, i1 false)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t5(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.cttz.v4i32(<4 x i32> %a, i1 false)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t6(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a, i1 false)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t7(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %a, <4 x i32> %b)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t8(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %a, <4 x i32> %b)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t9(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %a, <4 x i32> %b)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t10(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %a, <4 x i32> %b)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t11(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t12(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t13(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t14(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.usub.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t15(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t16(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %r = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t17(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 0
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @show.4.i1(<4 x i1> %v) {
  %e0 = extractelement <4 x i1> %v, i32 0
  %z0 = zext i1 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <4 x i1> %v, i32 1
  %z1 = zext i1 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <4 x i1> %v, i32 2
  %z2 = zext i1 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <4 x i1> %v, i32 3
  %z3 = zext i1 %e3 to i64
  call void @p(i64 %z3)
  call void @nl()
  ret void
}
define void @t18(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 1
  call void @show.4.i1(<4 x i1> %r)
  ret void
}
define void @t19(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 0
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t20(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 1
  call void @show.4.i1(<4 x i1> %r)
  ret void
}
define void @t21(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.ssub.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 0
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t22(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.ssub.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 1
  call void @show.4.i1(<4 x i1> %r)
  ret void
}
define void @t23(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.usub.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 0
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t24(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.usub.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 1
  call void @show.4.i1(<4 x i1> %r)
  ret void
}
define void @t25(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.smul.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 0
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t26(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.smul.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 1
  call void @show.4.i1(<4 x i1> %r)
  ret void
}
define void @t27(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.umul.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 0
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t28(<4 x i32> %a, <4 x i32> %b) {
  %o = call { <4 x i32>, <4 x i1> } @llvm.umul.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %o, 1
  call void @show.4.i1(<4 x i1> %r)
  ret void
}
define void @show.1.i32(<1 x i32> %v) {
  %e0 = extractelement <1 x i32> %v, i32 0
  %z0 = zext i32 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t29(<4 x i32> %a) {
  %x = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a)
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @t30(<4 x i32> %a) {
  %x = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %a)
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @t31(<4 x i32> %a) {
  %x = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %a)
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @t32(<4 x i32> %a) {
  %x = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %a)
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @t33(<4 x i32> %a) {
  %x = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %a)
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @t34(<4 x i32> %a) {
  %x = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %a)
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @t35(<4 x i32> %a) {
  %x = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %a)
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @t36(<4 x i32> %a) {
  %x = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %a)
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @t37(<4 x i32> %a) {
  %x = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %a)
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @show.3.i16(<3 x i16> %v) {
  %e0 = extractelement <3 x i16> %v, i32 0
  %z0 = zext i16 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <3 x i16> %v, i32 1
  %z1 = zext i16 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <3 x i16> %v, i32 2
  %z2 = zext i16 %e2 to i64
  call void @p(i64 %z2)
  call void @nl()
  ret void
}
define void @t38(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.ctpop.v3i16(<3 x i16> %a)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t39(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.bitreverse.v3i16(<3 x i16> %a)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t40(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.bswap.v3i16(<3 x i16> %a)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t41(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.ctlz.v3i16(<3 x i16> %a, i1 false)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t42(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.cttz.v3i16(<3 x i16> %a, i1 false)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t43(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.abs.v3i16(<3 x i16> %a, i1 false)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t44(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.smin.v3i16(<3 x i16> %a, <3 x i16> %b)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t45(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.smax.v3i16(<3 x i16> %a, <3 x i16> %b)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t46(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.umin.v3i16(<3 x i16> %a, <3 x i16> %b)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t47(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.umax.v3i16(<3 x i16> %a, <3 x i16> %b)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t48(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t49(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t50(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t51(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.usub.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t52(<3 x i16> %a, <3 x i16> %b, <3 x i16> %c) {
  %r = call <3 x i16> @llvm.fshl.v3i16(<3 x i16> %a, <3 x i16> %b, <3 x i16> %c)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t53(<3 x i16> %a, <3 x i16> %b, <3 x i16> %c) {
  %r = call <3 x i16> @llvm.fshr.v3i16(<3 x i16> %a, <3 x i16> %b, <3 x i16> %c)
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t54(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.sadd.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 0
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @show.3.i1(<3 x i1> %v) {
  %e0 = extractelement <3 x i1> %v, i32 0
  %z0 = zext i1 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <3 x i1> %v, i32 1
  %z1 = zext i1 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <3 x i1> %v, i32 2
  %z2 = zext i1 %e2 to i64
  call void @p(i64 %z2)
  call void @nl()
  ret void
}
define void @t55(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.sadd.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 1
  call void @show.3.i1(<3 x i1> %r)
  ret void
}
define void @t56(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.uadd.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 0
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t57(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.uadd.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 1
  call void @show.3.i1(<3 x i1> %r)
  ret void
}
define void @t58(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.ssub.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 0
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t59(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.ssub.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 1
  call void @show.3.i1(<3 x i1> %r)
  ret void
}
define void @t60(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.usub.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 0
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t61(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.usub.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 1
  call void @show.3.i1(<3 x i1> %r)
  ret void
}
define void @t62(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.smul.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 0
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t63(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.smul.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 1
  call void @show.3.i1(<3 x i1> %r)
  ret void
}
define void @t64(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.umul.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 0
  call void @show.3.i16(<3 x i16> %r)
  ret void
}
define void @t65(<3 x i16> %a, <3 x i16> %b) {
  %o = call { <3 x i16>, <3 x i1> } @llvm.umul.with.overflow.v3i16(<3 x i16> %a, <3 x i16> %b)
  %r = extractvalue { <3 x i16>, <3 x i1> } %o, 1
  call void @show.3.i1(<3 x i1> %r)
  ret void
}
define void @show.1.i16(<1 x i16> %v) {
  %e0 = extractelement <1 x i16> %v, i32 0
  %z0 = zext i16 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t66(<3 x i16> %a) {
  %x = call i16 @llvm.vector.reduce.add.v3i16(<3 x i16> %a)
  %r = insertelement <1 x i16> poison, i16 %x, i32 0
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @t67(<3 x i16> %a) {
  %x = call i16 @llvm.vector.reduce.mul.v3i16(<3 x i16> %a)
  %r = insertelement <1 x i16> poison, i16 %x, i32 0
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @t68(<3 x i16> %a) {
  %x = call i16 @llvm.vector.reduce.and.v3i16(<3 x i16> %a)
  %r = insertelement <1 x i16> poison, i16 %x, i32 0
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @t69(<3 x i16> %a) {
  %x = call i16 @llvm.vector.reduce.or.v3i16(<3 x i16> %a)
  %r = insertelement <1 x i16> poison, i16 %x, i32 0
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @t70(<3 x i16> %a) {
  %x = call i16 @llvm.vector.reduce.xor.v3i16(<3 x i16> %a)
  %r = insertelement <1 x i16> poison, i16 %x, i32 0
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @t71(<3 x i16> %a) {
  %x = call i16 @llvm.vector.reduce.smax.v3i16(<3 x i16> %a)
  %r = insertelement <1 x i16> poison, i16 %x, i32 0
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @t72(<3 x i16> %a) {
  %x = call i16 @llvm.vector.reduce.smin.v3i16(<3 x i16> %a)
  %r = insertelement <1 x i16> poison, i16 %x, i32 0
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @t73(<3 x i16> %a) {
  %x = call i16 @llvm.vector.reduce.umax.v3i16(<3 x i16> %a)
  %r = insertelement <1 x i16> poison, i16 %x, i32 0
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @t74(<3 x i16> %a) {
  %x = call i16 @llvm.vector.reduce.umin.v3i16(<3 x i16> %a)
  %r = insertelement <1 x i16> poison, i16 %x, i32 0
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @show.16.i8(<16 x i8> %v) {
  %e0 = extractelement <16 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <16 x i8> %v, i32 1
  %z1 = zext i8 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <16 x i8> %v, i32 2
  %z2 = zext i8 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <16 x i8> %v, i32 3
  %z3 = zext i8 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <16 x i8> %v, i32 4
  %z4 = zext i8 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <16 x i8> %v, i32 5
  %z5 = zext i8 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <16 x i8> %v, i32 6
  %z6 = zext i8 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <16 x i8> %v, i32 7
  %z7 = zext i8 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <16 x i8> %v, i32 8
  %z8 = zext i8 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <16 x i8> %v, i32 9
  %z9 = zext i8 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <16 x i8> %v, i32 10
  %z10 = zext i8 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <16 x i8> %v, i32 11
  %z11 = zext i8 %e11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <16 x i8> %v, i32 12
  %z12 = zext i8 %e12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <16 x i8> %v, i32 13
  %z13 = zext i8 %e13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <16 x i8> %v, i32 14
  %z14 = zext i8 %e14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <16 x i8> %v, i32 15
  %z15 = zext i8 %e15 to i64
  call void @p(i64 %z15)
  call void @nl()
  ret void
}
define void @t75(<16 x i8> %a) {
  %r = call <16 x i8> @llvm.ctpop.v16i8(<16 x i8> %a)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t76(<16 x i8> %a) {
  %r = call <16 x i8> @llvm.bitreverse.v16i8(<16 x i8> %a)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t77(<16 x i8> %a) {
  %r = call <16 x i8> @llvm.ctlz.v16i8(<16 x i8> %a, i1 false)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t78(<16 x i8> %a) {
  %r = call <16 x i8> @llvm.cttz.v16i8(<16 x i8> %a, i1 false)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t79(<16 x i8> %a) {
  %r = call <16 x i8> @llvm.abs.v16i8(<16 x i8> %a, i1 false)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t80(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.smin.v16i8(<16 x i8> %a, <16 x i8> %b)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t81(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.smax.v16i8(<16 x i8> %a, <16 x i8> %b)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t82(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.umin.v16i8(<16 x i8> %a, <16 x i8> %b)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t83(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.umax.v16i8(<16 x i8> %a, <16 x i8> %b)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t84(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t85(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t86(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t87(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.usub.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t88(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c) {
  %r = call <16 x i8> @llvm.fshl.v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t89(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c) {
  %r = call <16 x i8> @llvm.fshr.v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c)
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t90(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.sadd.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 0
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @show.16.i1(<16 x i1> %v) {
  %e0 = extractelement <16 x i1> %v, i32 0
  %z0 = zext i1 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <16 x i1> %v, i32 1
  %z1 = zext i1 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <16 x i1> %v, i32 2
  %z2 = zext i1 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <16 x i1> %v, i32 3
  %z3 = zext i1 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <16 x i1> %v, i32 4
  %z4 = zext i1 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <16 x i1> %v, i32 5
  %z5 = zext i1 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <16 x i1> %v, i32 6
  %z6 = zext i1 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <16 x i1> %v, i32 7
  %z7 = zext i1 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <16 x i1> %v, i32 8
  %z8 = zext i1 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <16 x i1> %v, i32 9
  %z9 = zext i1 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <16 x i1> %v, i32 10
  %z10 = zext i1 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <16 x i1> %v, i32 11
  %z11 = zext i1 %e11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <16 x i1> %v, i32 12
  %z12 = zext i1 %e12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <16 x i1> %v, i32 13
  %z13 = zext i1 %e13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <16 x i1> %v, i32 14
  %z14 = zext i1 %e14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <16 x i1> %v, i32 15
  %z15 = zext i1 %e15 to i64
  call void @p(i64 %z15)
  call void @nl()
  ret void
}
define void @t91(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.sadd.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 1
  call void @show.16.i1(<16 x i1> %r)
  ret void
}
define void @t92(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.uadd.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 0
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t93(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.uadd.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 1
  call void @show.16.i1(<16 x i1> %r)
  ret void
}
define void @t94(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.ssub.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 0
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t95(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.ssub.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 1
  call void @show.16.i1(<16 x i1> %r)
  ret void
}
define void @t96(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.usub.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 0
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t97(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.usub.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 1
  call void @show.16.i1(<16 x i1> %r)
  ret void
}
define void @t98(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.smul.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 0
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t99(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.smul.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 1
  call void @show.16.i1(<16 x i1> %r)
  ret void
}
define void @t100(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.umul.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 0
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t101(<16 x i8> %a, <16 x i8> %b) {
  %o = call { <16 x i8>, <16 x i1> } @llvm.umul.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %o, 1
  call void @show.16.i1(<16 x i1> %r)
  ret void
}
define void @show.1.i8(<1 x i8> %v) {
  %e0 = extractelement <1 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t102(<16 x i8> %a) {
  %x = call i8 @llvm.vector.reduce.add.v16i8(<16 x i8> %a)
  %r = insertelement <1 x i8> poison, i8 %x, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t103(<16 x i8> %a) {
  %x = call i8 @llvm.vector.reduce.mul.v16i8(<16 x i8> %a)
  %r = insertelement <1 x i8> poison, i8 %x, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t104(<16 x i8> %a) {
  %x = call i8 @llvm.vector.reduce.and.v16i8(<16 x i8> %a)
  %r = insertelement <1 x i8> poison, i8 %x, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t105(<16 x i8> %a) {
  %x = call i8 @llvm.vector.reduce.or.v16i8(<16 x i8> %a)
  %r = insertelement <1 x i8> poison, i8 %x, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t106(<16 x i8> %a) {
  %x = call i8 @llvm.vector.reduce.xor.v16i8(<16 x i8> %a)
  %r = insertelement <1 x i8> poison, i8 %x, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t107(<16 x i8> %a) {
  %x = call i8 @llvm.vector.reduce.smax.v16i8(<16 x i8> %a)
  %r = insertelement <1 x i8> poison, i8 %x, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t108(<16 x i8> %a) {
  %x = call i8 @llvm.vector.reduce.smin.v16i8(<16 x i8> %a)
  %r = insertelement <1 x i8> poison, i8 %x, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t109(<16 x i8> %a) {
  %x = call i8 @llvm.vector.reduce.umax.v16i8(<16 x i8> %a)
  %r = insertelement <1 x i8> poison, i8 %x, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t110(<16 x i8> %a) {
  %x = call i8 @llvm.vector.reduce.umin.v16i8(<16 x i8> %a)
  %r = insertelement <1 x i8> poison, i8 %x, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @show.1.i1(<1 x i1> %v) {
  %e0 = extractelement <1 x i1> %v, i32 0
  %z0 = zext i1 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t111(<8 x i1> %a) {
  %x = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %a)
  %r = insertelement <1 x i1> poison, i1 %x, i32 0
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @t112(<8 x i1> %a) {
  %x = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %a)
  %r = insertelement <1 x i1> poison, i1 %x, i32 0
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @t113(<8 x i1> %a) {
  %x = call i1 @llvm.vector.reduce.xor.v8i1(<8 x i1> %a)
  %r = insertelement <1 x i1> poison, i1 %x, i32 0
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @t114(<4 x i1> %a) {
  %x = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %a)
  %r = insertelement <1 x i1> poison, i1 %x, i32 0
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @t115(<4 x i1> %a) {
  %x = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %a)
  %r = insertelement <1 x i1> poison, i1 %x, i32 0
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @t116(<4 x i1> %a) {
  %x = call i1 @llvm.vector.reduce.xor.v4i1(<4 x i1> %a)
  %r = insertelement <1 x i1> poison, i1 %x, i32 0
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @t117(<16 x i1> %a) {
  %x = call i1 @llvm.vector.reduce.and.v16i1(<16 x i1> %a)
  %r = insertelement <1 x i1> poison, i1 %x, i32 0
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @t118(<16 x i1> %a) {
  %x = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %a)
  %r = insertelement <1 x i1> poison, i1 %x, i32 0
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @t119(<16 x i1> %a) {
  %x = call i1 @llvm.vector.reduce.xor.v16i1(<16 x i1> %a)
  %r = insertelement <1 x i1> poison, i1 %x, i32 0
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @show.4.float(<4 x float> %v) {
  %e0 = extractelement <4 x float> %v, i32 0
  %b0 = bitcast float %e0 to i32
  %z0 = zext i32 %b0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <4 x float> %v, i32 1
  %b1 = bitcast float %e1 to i32
  %z1 = zext i32 %b1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <4 x float> %v, i32 2
  %b2 = bitcast float %e2 to i32
  %z2 = zext i32 %b2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <4 x float> %v, i32 3
  %b3 = bitcast float %e3 to i32
  %z3 = zext i32 %b3 to i64
  call void @p(i64 %z3)
  call void @nl()
  ret void
}
define void @t120(<4 x float> %a) {
  %r = call <4 x float> @llvm.fabs.v4f32(<4 x float> %a)
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t121(<4 x float> %a) {
  %r = call <4 x float> @llvm.floor.v4f32(<4 x float> %a)
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t122(<4 x float> %a) {
  %r = call <4 x float> @llvm.ceil.v4f32(<4 x float> %a)
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t123(<4 x float> %a) {
  %r = call <4 x float> @llvm.trunc.v4f32(<4 x float> %a)
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t124(<4 x float> %a) {
  %r = call <4 x float> @llvm.rint.v4f32(<4 x float> %a)
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t125(<4 x float> %a) {
  %r = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %a)
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t126(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.minnum.v4f32(<4 x float> %a, <4 x float> %b)
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t127(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %a, <4 x float> %b)
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t128(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.copysign.v4f32(<4 x float> %a, <4 x float> %b)
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t129(<4 x float> %a, <4 x float> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.fma.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c)
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t130(<4 x float> %a, <4 x float> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c)
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @show.1.float(<1 x float> %v) {
  %e0 = extractelement <1 x float> %v, i32 0
  %b0 = bitcast float %e0 to i32
  %z0 = zext i32 %b0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t131(<4 x float> %a, float %b) {
  %x = call float @llvm.vector.reduce.fadd.v4f32(float %b, <4 x float> %a)
  %r = insertelement <1 x float> poison, float %x, i32 0
  call void @show.1.float(<1 x float> %r)
  ret void
}
define void @t132(<4 x float> %a, float %b) {
  %x = call float @llvm.vector.reduce.fmul.v4f32(float %b, <4 x float> %a)
  %r = insertelement <1 x float> poison, float %x, i32 0
  call void @show.1.float(<1 x float> %r)
  ret void
}
define void @t133(<4 x float> %a) {
  %x = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %a)
  %r = insertelement <1 x float> poison, float %x, i32 0
  call void @show.1.float(<1 x float> %r)
  ret void
}
define void @t134(<4 x float> %a) {
  %x = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %a)
  %r = insertelement <1 x float> poison, float %x, i32 0
  call void @show.1.float(<1 x float> %r)
  ret void
}
define void @show.3.double(<3 x double> %v) {
  %e0 = extractelement <3 x double> %v, i32 0
  %b0 = bitcast double %e0 to i64
  call void @p(i64 %b0)
  %e1 = extractelement <3 x double> %v, i32 1
  %b1 = bitcast double %e1 to i64
  call void @p(i64 %b1)
  %e2 = extractelement <3 x double> %v, i32 2
  %b2 = bitcast double %e2 to i64
  call void @p(i64 %b2)
  call void @nl()
  ret void
}
define void @t135(<3 x double> %a) {
  %r = call <3 x double> @llvm.fabs.v3f64(<3 x double> %a)
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t136(<3 x double> %a) {
  %r = call <3 x double> @llvm.floor.v3f64(<3 x double> %a)
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t137(<3 x double> %a) {
  %r = call <3 x double> @llvm.ceil.v3f64(<3 x double> %a)
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t138(<3 x double> %a) {
  %r = call <3 x double> @llvm.trunc.v3f64(<3 x double> %a)
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t139(<3 x double> %a) {
  %r = call <3 x double> @llvm.rint.v3f64(<3 x double> %a)
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t140(<3 x double> %a) {
  %r = call <3 x double> @llvm.sqrt.v3f64(<3 x double> %a)
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t141(<3 x double> %a, <3 x double> %b) {
  %r = call <3 x double> @llvm.minnum.v3f64(<3 x double> %a, <3 x double> %b)
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t142(<3 x double> %a, <3 x double> %b) {
  %r = call <3 x double> @llvm.maxnum.v3f64(<3 x double> %a, <3 x double> %b)
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t143(<3 x double> %a, <3 x double> %b) {
  %r = call <3 x double> @llvm.copysign.v3f64(<3 x double> %a, <3 x double> %b)
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t144(<3 x double> %a, <3 x double> %b, <3 x double> %c) {
  %r = call <3 x double> @llvm.fma.v3f64(<3 x double> %a, <3 x double> %b, <3 x double> %c)
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t145(<3 x double> %a, <3 x double> %b, <3 x double> %c) {
  %r = call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %a, <3 x double> %b, <3 x double> %c)
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @show.1.double(<1 x double> %v) {
  %e0 = extractelement <1 x double> %v, i32 0
  %b0 = bitcast double %e0 to i64
  call void @p(i64 %b0)
  call void @nl()
  ret void
}
define void @t146(<3 x double> %a, double %b) {
  %x = call double @llvm.vector.reduce.fadd.v3f64(double %b, <3 x double> %a)
  %r = insertelement <1 x double> poison, double %x, i32 0
  call void @show.1.double(<1 x double> %r)
  ret void
}
define void @t147(<3 x double> %a, double %b) {
  %x = call double @llvm.vector.reduce.fmul.v3f64(double %b, <3 x double> %a)
  %r = insertelement <1 x double> poison, double %x, i32 0
  call void @show.1.double(<1 x double> %r)
  ret void
}
define void @t148(<3 x double> %a) {
  %x = call double @llvm.vector.reduce.fmax.v3f64(<3 x double> %a)
  %r = insertelement <1 x double> poison, double %x, i32 0
  call void @show.1.double(<1 x double> %r)
  ret void
}
define void @t149(<3 x double> %a) {
  %x = call double @llvm.vector.reduce.fmin.v3f64(<3 x double> %a)
  %r = insertelement <1 x double> poison, double %x, i32 0
  call void @show.1.double(<1 x double> %r)
  ret void
}
declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>)
declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>)
declare <4 x i32> @llvm.bswap.v4i32(<4 x i32>)
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.cttz.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.umax.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.usub.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.ssub.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.usub.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.smul.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.umul.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>)
declare <3 x i16> @llvm.ctpop.v3i16(<3 x i16>)
declare <3 x i16> @llvm.bitreverse.v3i16(<3 x i16>)
declare <3 x i16> @llvm.bswap.v3i16(<3 x i16>)
declare <3 x i16> @llvm.ctlz.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.cttz.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.abs.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.smin.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.smax.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.umin.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.umax.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.usub.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.fshl.v3i16(<3 x i16>, <3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.fshr.v3i16(<3 x i16>, <3 x i16>, <3 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.sadd.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.uadd.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.ssub.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.usub.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.smul.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.umul.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare i16 @llvm.vector.reduce.add.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.mul.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.and.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.or.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.xor.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.smax.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.smin.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.umax.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.umin.v3i16(<3 x i16>)
declare <16 x i8> @llvm.ctpop.v16i8(<16 x i8>)
declare <16 x i8> @llvm.bitreverse.v16i8(<16 x i8>)
declare <16 x i8> @llvm.ctlz.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.cttz.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.abs.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.smin.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.smax.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.umin.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.umax.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.usub.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.fshl.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.fshr.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.sadd.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.uadd.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.ssub.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.usub.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.smul.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.umul.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare i8 @llvm.vector.reduce.add.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.mul.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.and.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.or.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.xor.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.smax.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.smin.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.umax.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.umin.v16i8(<16 x i8>)
declare i1 @llvm.vector.reduce.and.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.or.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.xor.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.and.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.xor.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.and.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.or.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.xor.v16i1(<16 x i1>)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>)
declare <4 x float> @llvm.floor.v4f32(<4 x float>)
declare <4 x float> @llvm.ceil.v4f32(<4 x float>)
declare <4 x float> @llvm.trunc.v4f32(<4 x float>)
declare <4 x float> @llvm.rint.v4f32(<4 x float>)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare <4 x float> @llvm.minnum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>)
declare <3 x double> @llvm.fabs.v3f64(<3 x double>)
declare <3 x double> @llvm.floor.v3f64(<3 x double>)
declare <3 x double> @llvm.ceil.v3f64(<3 x double>)
declare <3 x double> @llvm.trunc.v3f64(<3 x double>)
declare <3 x double> @llvm.rint.v3f64(<3 x double>)
declare <3 x double> @llvm.sqrt.v3f64(<3 x double>)
declare <3 x double> @llvm.minnum.v3f64(<3 x double>, <3 x double>)
declare <3 x double> @llvm.maxnum.v3f64(<3 x double>, <3 x double>)
declare <3 x double> @llvm.copysign.v3f64(<3 x double>, <3 x double>)
declare <3 x double> @llvm.fma.v3f64(<3 x double>, <3 x double>, <3 x double>)
declare <3 x double> @llvm.fmuladd.v3f64(<3 x double>, <3 x double>, <3 x double>)
declare double @llvm.vector.reduce.fadd.v3f64(double, <3 x double>)
declare double @llvm.vector.reduce.fmul.v3f64(double, <3 x double>)
declare double @llvm.vector.reduce.fmax.v3f64(<3 x double>)
declare double @llvm.vector.reduce.fmin.v3f64(<3 x double>)
define i32 @main() {
  call void @t1(<4 x i32> <i32 -2147483648, i32 2147483647, i32 2147483647, i32 1911048568>)
  call void @t2(<4 x i32> <i32 1, i32 -1, i32 -1, i32 2147483647>)
  call void @t3(<4 x i32> <i32 1, i32 1, i32 2147483647, i32 -1>)
  call void @t4(<4 x i32> <i32 2147483647, i32 -2147483648, i32 1, i32 -1>)
  call void @t5(<4 x i32> <i32 1, i32 -1, i32 0, i32 0>)
  call void @t6(<4 x i32> <i32 1, i32 -1, i32 -2147483648, i32 2147483647>)
  call void @t7(<4 x i32> <i32 -2147483648, i32 1, i32 1509023003, i32 0>, <4 x i32> <i32 2147483647, i32 2147483647, i32 1, i32 -1>)
  call void @t8(<4 x i32> <i32 0, i32 0, i32 0, i32 -1>, <4 x i32> <i32 -2147483648, i32 -1, i32 1, i32 -152560966>)
  call void @t9(<4 x i32> <i32 0, i32 -1, i32 610580005, i32 2147483647>, <4 x i32> <i32 -1, i32 0, i32 1, i32 -1282571851>)
  call void @t10(<4 x i32> <i32 0, i32 1, i32 -2147483648, i32 -2147483648>, <4 x i32> <i32 -298516240, i32 -1697077532, i32 0, i32 -1>)
  call void @t11(<4 x i32> <i32 0, i32 2147483647, i32 1, i32 2147483647>, <4 x i32> <i32 1, i32 -1185787709, i32 1, i32 572095331>)
  call void @t12(<4 x i32> <i32 -2147483648, i32 0, i32 -1, i32 2147483647>, <4 x i32> <i32 0, i32 1, i32 1, i32 0>)
  call void @t13(<4 x i32> <i32 -975074170, i32 0, i32 -1, i32 0>, <4 x i32> <i32 -2147483648, i32 2147483647, i32 -2147483648, i32 -1>)
  call void @t14(<4 x i32> <i32 0, i32 -748561500, i32 -1969638691, i32 -2147483648>, <4 x i32> <i32 -2147483648, i32 -726911394, i32 -384944538, i32 -1>)
  call void @t15(<4 x i32> <i32 2147483647, i32 -2147483648, i32 2147483647, i32 1>, <4 x i32> <i32 2147483647, i32 2147483647, i32 1, i32 1709814632>, <4 x i32> <i32 1, i32 -2147483648, i32 -1, i32 -2147483648>)
  call void @t16(<4 x i32> <i32 2147483647, i32 1, i32 1, i32 0>, <4 x i32> <i32 -2147483648, i32 0, i32 1754583877, i32 2147483647>, <4 x i32> <i32 -2147483648, i32 -754312797, i32 2147483647, i32 210231122>)
  call void @t17(<4 x i32> <i32 2147483647, i32 -2147483648, i32 2147483647, i32 1057448702>, <4 x i32> <i32 2147483647, i32 -1, i32 -2147483648, i32 2147483647>)
  call void @t18(<4 x i32> <i32 -1140594941, i32 1251425437, i32 2147483647, i32 -621898032>, <4 x i32> <i32 2147483647, i32 -2147483648, i32 -2147483648, i32 685480912>)
  call void @t19(<4 x i32> <i32 -1, i32 -1838266973, i32 -2147483648, i32 1>, <4 x i32> <i32 -2147483648, i32 -1, i32 2147483647, i32 1536334670>)
  call void @t20(<4 x i32> <i32 -2147483648, i32 2147483647, i32 1, i32 1>, <4 x i32> <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -1>)
  call void @t21(<4 x i32> <i32 -1122523173, i32 1, i32 1382485581, i32 1>, <4 x i32> <i32 603554000, i32 0, i32 2147483647, i32 2147483647>)
  call void @t22(<4 x i32> <i32 2147483647, i32 -1486726969, i32 2147483647, i32 -1>, <4 x i32> <i32 -615698086, i32 -2147483648, i32 -1, i32 -202700706>)
  call void @t23(<4 x i32> <i32 -1, i32 -1, i32 2147483647, i32 0>, <4 x i32> <i32 -217692203, i32 -93029081, i32 1, i32 -2147483648>)
  call void @t24(<4 x i32> <i32 0, i32 1, i32 2147483647, i32 88878994>, <4 x i32> <i32 -2147483648, i32 -2147483648, i32 2147483647, i32 0>)
  call void @t25(<4 x i32> <i32 1, i32 -2147483648, i32 0, i32 1>, <4 x i32> <i32 -830905185, i32 -1, i32 -1, i32 1>)
  call void @t26(<4 x i32> <i32 2147483647, i32 -2147483648, i32 2147483647, i32 0>, <4 x i32> <i32 1, i32 -1, i32 -1, i32 0>)
  call void @t27(<4 x i32> <i32 2147483647, i32 -1, i32 -1968158073, i32 -1>, <4 x i32> <i32 2147483647, i32 -296494164, i32 -1, i32 1>)
  call void @t28(<4 x i32> <i32 -2147483648, i32 -2147483648, i32 -1324525293, i32 -1>, <4 x i32> <i32 -1875370732, i32 -1, i32 0, i32 2147483647>)
  call void @t29(<4 x i32> <i32 2147483647, i32 2147483647, i32 -14604052, i32 0>)
  call void @t30(<4 x i32> <i32 -2147483648, i32 2147483647, i32 2147483647, i32 2147483647>)
  call void @t31(<4 x i32> <i32 2147483647, i32 0, i32 2147483647, i32 1>)
  call void @t32(<4 x i32> <i32 0, i32 1, i32 1, i32 -2147483648>)
  call void @t33(<4 x i32> <i32 -1973159663, i32 -2147483648, i32 2147483647, i32 2147483647>)
  call void @t34(<4 x i32> <i32 0, i32 0, i32 0, i32 2147483647>)
  call void @t35(<4 x i32> <i32 1, i32 2147483647, i32 -1911240296, i32 -1289193765>)
  call void @t36(<4 x i32> <i32 2147483647, i32 0, i32 216368753, i32 2147483647>)
  call void @t37(<4 x i32> <i32 -2147483648, i32 2147483647, i32 0, i32 1597438799>)
  call void @t38(<3 x i16> <i16 -1, i16 1, i16 0>)
  call void @t39(<3 x i16> <i16 -32768, i16 -32768, i16 0>)
  call void @t40(<3 x i16> <i16 32767, i16 -16055, i16 -1>)
  call void @t41(<3 x i16> <i16 32767, i16 32767, i16 0>)
  call void @t42(<3 x i16> <i16 -1, i16 32767, i16 32767>)
  call void @t43(<3 x i16> <i16 -32768, i16 -1, i16 1>)
  call void @t44(<3 x i16> <i16 1, i16 2414, i16 32767>, <3 x i16> <i16 32767, i16 -32768, i16 -1>)
  call void @t45(<3 x i16> <i16 -1, i16 32767, i16 27484>, <3 x i16> <i16 3678, i16 -29416, i16 0>)
  call void @t46(<3 x i16> <i16 0, i16 -32768, i16 -1>, <3 x i16> <i16 -1, i16 32767, i16 1>)
  call void @t47(<3 x i16> <i16 1, i16 -32768, i16 32767>, <3 x i16> <i16 -6161, i16 1, i16 1>)
  call void @t48(<3 x i16> <i16 1, i16 -4344, i16 0>, <3 x i16> <i16 0, i16 -32768, i16 1>)
  call void @t49(<3 x i16> <i16 -31838, i16 4001, i16 1>, <3 x i16> <i16 1, i16 11393, i16 11466>)
  call void @t50(<3 x i16> <i16 1, i16 1, i16 -23215>, <3 x i16> <i16 -32768, i16 32767, i16 1>)
  call void @t51(<3 x i16> <i16 0, i16 0, i16 1>, <3 x i16> <i16 -1, i16 32767, i16 32767>)
  call void @t52(<3 x i16> <i16 0, i16 27777, i16 0>, <3 x i16> <i16 32767, i16 1, i16 -32768>, <3 x i16> <i16 -1, i16 -32768, i16 1>)
  call void @t53(<3 x i16> <i16 -1, i16 -32768, i16 1>, <3 x i16> <i16 -22814, i16 1, i16 0>, <3 x i16> <i16 32767, i16 -22546, i16 1>)
  call void @t54(<3 x i16> <i16 -32768, i16 0, i16 32767>, <3 x i16> <i16 -23009, i16 32767, i16 -10933>)
  call void @t55(<3 x i16> <i16 0, i16 -1, i16 -24765>, <3 x i16> <i16 1, i16 32514, i16 -32768>)
  call void @t56(<3 x i16> <i16 0, i16 32767, i16 0>, <3 x i16> <i16 32767, i16 0, i16 32767>)
  call void @t57(<3 x i16> <i16 -1, i16 -32768, i16 0>, <3 x i16> <i16 1, i16 -1, i16 1>)
  call void @t58(<3 x i16> <i16 -1, i16 -32768, i16 0>, <3 x i16> <i16 0, i16 1, i16 1>)
  call void @t59(<3 x i16> <i16 -1, i16 1, i16 -1>, <3 x i16> <i16 32767, i16 -1, i16 -1>)
  call void @t60(<3 x i16> <i16 0, i16 -1, i16 0>, <3 x i16> <i16 -32768, i16 0, i16 -32768>)
  call void @t61(<3 x i16> <i16 1, i16 32767, i16 0>, <3 x i16> <i16 0, i16 -32768, i16 32767>)
  call void @t62(<3 x i16> <i16 9621, i16 32767, i16 -1>, <3 x i16> <i16 -1, i16 14917, i16 1>)
  call void @t63(<3 x i16> <i16 1, i16 0, i16 0>, <3 x i16> <i16 22432, i16 32767, i16 1>)
  call void @t64(<3 x i16> <i16 0, i16 1, i16 1>, <3 x i16> <i16 -1, i16 -32768, i16 -1>)
  call void @t65(<3 x i16> <i16 1, i16 -32768, i16 0>, <3 x i16> <i16 -1, i16 1, i16 32767>)
  call void @t66(<3 x i16> <i16 1, i16 1, i16 1>)
  call void @t67(<3 x i16> <i16 -32768, i16 1, i16 0>)
  call void @t68(<3 x i16> <i16 0, i16 0, i16 -761>)
  call void @t69(<3 x i16> <i16 1, i16 12383, i16 0>)
  call void @t70(<3 x i16> <i16 1, i16 -1, i16 0>)
  call void @t71(<3 x i16> <i16 32767, i16 -32768, i16 -1>)
  call void @t72(<3 x i16> <i16 0, i16 -27242, i16 1>)
  call void @t73(<3 x i16> <i16 1, i16 -32768, i16 0>)
  call void @t74(<3 x i16> <i16 1, i16 -32768, i16 0>)
  call void @t75(<16 x i8> <i8 1, i8 30, i8 -1, i8 0, i8 127, i8 1, i8 -1, i8 127, i8 127, i8 0, i8 1, i8 -91, i8 2, i8 1, i8 -1, i8 1>)
  call void @t76(<16 x i8> <i8 1, i8 1, i8 -1, i8 0, i8 0, i8 127, i8 127, i8 -1, i8 0, i8 -128, i8 0, i8 -78, i8 -1, i8 127, i8 -105, i8 -1>)
  call void @t77(<16 x i8> <i8 1, i8 127, i8 44, i8 1, i8 -62, i8 -1, i8 0, i8 127, i8 85, i8 1, i8 127, i8 83, i8 -128, i8 -52, i8 -128, i8 8>)
  call void @t78(<16 x i8> <i8 114, i8 0, i8 -1, i8 1, i8 1, i8 127, i8 1, i8 127, i8 19, i8 99, i8 127, i8 127, i8 75, i8 -1, i8 127, i8 0>)
  call void @t79(<16 x i8> <i8 -70, i8 -1, i8 -128, i8 127, i8 -1, i8 -1, i8 -128, i8 0, i8 127, i8 127, i8 -1, i8 1, i8 -128, i8 0, i8 127, i8 127>)
  call void @t80(<16 x i8> <i8 0, i8 -1, i8 -1, i8 -81, i8 127, i8 -24, i8 1, i8 1, i8 46, i8 127, i8 1, i8 -1, i8 1, i8 1, i8 -1, i8 -128>, <16 x i8> <i8 127, i8 127, i8 -128, i8 -128, i8 1, i8 -128, i8 0, i8 1, i8 1, i8 -128, i8 79, i8 -64, i8 -38, i8 -128, i8 -128, i8 127>)
  call void @t81(<16 x i8> <i8 -1, i8 127, i8 -128, i8 -1, i8 -1, i8 -1, i8 -1, i8 41, i8 33, i8 -128, i8 79, i8 -113, i8 127, i8 -35, i8 0, i8 -114>, <16 x i8> <i8 -128, i8 127, i8 -128, i8 1, i8 -128, i8 127, i8 -1, i8 1, i8 -1, i8 1, i8 -128, i8 0, i8 127, i8 -84, i8 22, i8 -1>)
  call void @t82(<16 x i8> <i8 1, i8 -128, i8 127, i8 127, i8 0, i8 78, i8 127, i8 -2, i8 -36, i8 -1, i8 1, i8 -128, i8 0, i8 -128, i8 1, i8 -128>, <16 x i8> <i8 0, i8 -1, i8 -128, i8 -85, i8 0, i8 -1, i8 127, i8 -1, i8 118, i8 -1, i8 127, i8 -128, i8 127, i8 0, i8 -1, i8 127>)
  call void @t83(<16 x i8> <i8 127, i8 127, i8 0, i8 -128, i8 -128, i8 127, i8 1, i8 -1, i8 1, i8 -128, i8 -8, i8 15, i8 0, i8 127, i8 -36, i8 127>, <16 x i8> <i8 -1, i8 89, i8 -1, i8 0, i8 -128, i8 83, i8 -1, i8 -128, i8 -1, i8 1, i8 0, i8 -128, i8 -128, i8 127, i8 85, i8 -1>)
  call void @t84(<16 x i8> <i8 -86, i8 -83, i8 34, i8 0, i8 127, i8 -28, i8 -1, i8 127, i8 -1, i8 1, i8 1, i8 8, i8 127, i8 -1, i8 1, i8 -42>, <16 x i8> <i8 127, i8 -128, i8 -128, i8 1, i8 127, i8 1, i8 18, i8 -58, i8 1, i8 1, i8 1, i8 0, i8 -1, i8 0, i8 62, i8 -1>)
  call void @t85(<16 x i8> <i8 -95, i8 52, i8 -128, i8 -1, i8 0, i8 -128, i8 -128, i8 -128, i8 1, i8 0, i8 -36, i8 0, i8 0, i8 -128, i8 0, i8 -1>, <16 x i8> <i8 0, i8 -11, i8 1, i8 -1, i8 0, i8 127, i8 -128, i8 0, i8 -128, i8 127, i8 127, i8 -1, i8 -1, i8 -1, i8 -128, i8 1>)
  call void @t86(<16 x i8> <i8 1, i8 -128, i8 9, i8 1, i8 1, i8 -128, i8 127, i8 0, i8 116, i8 -58, i8 -128, i8 127, i8 -128, i8 -128, i8 1, i8 0>, <16 x i8> <i8 -1, i8 -128, i8 -44, i8 -1, i8 -110, i8 -128, i8 127, i8 -12, i8 97, i8 127, i8 -1, i8 1, i8 127, i8 -1, i8 1, i8 -109>)
  call void @t87(<16 x i8> <i8 -128, i8 127, i8 1, i8 74, i8 1, i8 -1, i8 -128, i8 65, i8 -1, i8 0, i8 107, i8 -128, i8 0, i8 -1, i8 127, i8 -125>, <16 x i8> <i8 56, i8 -128, i8 -128, i8 -38, i8 -128, i8 -1, i8 -1, i8 0, i8 -117, i8 -84, i8 127, i8 0, i8 77, i8 0, i8 0, i8 1>)
  call void @t88(<16 x i8> <i8 127, i8 0, i8 -1, i8 -1, i8 1, i8 0, i8 -128, i8 -128, i8 1, i8 -1, i8 0, i8 1, i8 -1, i8 -128, i8 -17, i8 127>, <16 x i8> <i8 127, i8 1, i8 0, i8 -74, i8 -128, i8 0, i8 0, i8 0, i8 -128, i8 0, i8 -1, i8 -128, i8 127, i8 -4, i8 1, i8 1>, <16 x i8> <i8 -1, i8 0, i8 -128, i8 1, i8 1, i8 127, i8 -128, i8 107, i8 47, i8 127, i8 0, i8 17, i8 0, i8 127, i8 127, i8 38>)
  call void @t89(<16 x i8> <i8 92, i8 1, i8 55, i8 -8, i8 127, i8 1, i8 127, i8 127, i8 -112, i8 1, i8 127, i8 16, i8 1, i8 34, i8 61, i8 1>, <16 x i8> <i8 1, i8 0, i8 127, i8 127, i8 1, i8 70, i8 -128, i8 -128, i8 127, i8 0, i8 127, i8 127, i8 0, i8 66, i8 1, i8 -128>, <16 x i8> <i8 -128, i8 -1, i8 -128, i8 127, i8 0, i8 0, i8 14, i8 0, i8 -128, i8 -128, i8 -128, i8 -109, i8 -115, i8 -128, i8 127, i8 -27>)
  call void @t90(<16 x i8> <i8 -128, i8 1, i8 1, i8 -128, i8 127, i8 0, i8 53, i8 1, i8 127, i8 0, i8 0, i8 -128, i8 -38, i8 0, i8 1, i8 0>, <16 x i8> <i8 -1, i8 -1, i8 -1, i8 127, i8 -128, i8 -1, i8 1, i8 0, i8 0, i8 -99, i8 -128, i8 -128, i8 127, i8 127, i8 -128, i8 19>)
  call void @t91(<16 x i8> <i8 -75, i8 0, i8 0, i8 0, i8 55, i8 -121, i8 1, i8 127, i8 0, i8 -128, i8 -1, i8 -1, i8 1, i8 -1, i8 -1, i8 -1>, <16 x i8> <i8 0, i8 127, i8 -87, i8 127, i8 -128, i8 -1, i8 1, i8 127, i8 0, i8 1, i8 -1, i8 -1, i8 1, i8 -1, i8 0, i8 1>)
  call void @t92(<16 x i8> <i8 0, i8 -1, i8 -20, i8 -1, i8 -128, i8 127, i8 1, i8 0, i8 38, i8 1, i8 127, i8 -128, i8 48, i8 -106, i8 1, i8 0>, <16 x i8> <i8 -1, i8 -18, i8 1, i8 127, i8 29, i8 -86, i8 114, i8 127, i8 -1, i8 0, i8 -105, i8 1, i8 -1, i8 30, i8 36, i8 1>)
  call void @t93(<16 x i8> <i8 0, i8 0, i8 127, i8 0, i8 -112, i8 -128, i8 0, i8 0, i8 -128, i8 -100, i8 -2, i8 -128, i8 -1, i8 127, i8 0, i8 -1>, <16 x i8> <i8 127, i8 50, i8 127, i8 125, i8 0, i8 127, i8 -1, i8 1, i8 127, i8 1, i8 1, i8 -1, i8 -1, i8 -128, i8 1, i8 0>)
  call void @t94(<16 x i8> <i8 -88, i8 -128, i8 -49, i8 1, i8 1, i8 0, i8 0, i8 -1, i8 0, i8 -128, i8 0, i8 -1, i8 -1, i8 1, i8 -1, i8 -128>, <16 x i8> <i8 1, i8 -1, i8 73, i8 -1, i8 1, i8 5, i8 1, i8 1, i8 127, i8 0, i8 -71, i8 1, i8 127, i8 -1, i8 -67, i8 127>)
  call void @t95(<16 x i8> <i8 0, i8 0, i8 127, i8 -1, i8 -1, i8 127, i8 127, i8 0, i8 -128, i8 127, i8 127, i8 127, i8 1, i8 1, i8 127, i8 0>, <16 x i8> <i8 0, i8 -1, i8 127, i8 -1, i8 0, i8 -128, i8 127, i8 1, i8 -128, i8 127, i8 0, i8 127, i8 0, i8 -128, i8 -128, i8 -1>)
  call void @t96(<16 x i8> <i8 0, i8 127, i8 127, i8 127, i8 72, i8 0, i8 127, i8 -1, i8 1, i8 -57, i8 -1, i8 0, i8 127, i8 -1, i8 -128, i8 -126>, <16 x i8> <i8 -128, i8 0, i8 127, i8 47, i8 -128, i8 1, i8 127, i8 -128, i8 -93, i8 1, i8 -1, i8 0, i8 -1, i8 40, i8 -82, i8 0>)
  call void @t97(<16 x i8> <i8 127, i8 102, i8 127, i8 0, i8 127, i8 1, i8 1, i8 -51, i8 -128, i8 0, i8 0, i8 1, i8 -1, i8 127, i8 0, i8 -1>, <16 x i8> <i8 2, i8 -3, i8 1, i8 1, i8 127, i8 -1, i8 127, i8 1, i8 -1, i8 127, i8 -1, i8 -23, i8 0, i8 -1, i8 1, i8 0>)
  call void @t98(<16 x i8> <i8 -128, i8 -1, i8 127, i8 -128, i8 12, i8 1, i8 1, i8 0, i8 127, i8 1, i8 -128, i8 -128, i8 0, i8 1, i8 1, i8 -128>, <16 x i8> <i8 127, i8 127, i8 -128, i8 1, i8 1, i8 116, i8 -60, i8 0, i8 127, i8 0, i8 0, i8 -1, i8 -1, i8 1, i8 1, i8 0>)
  call void @t99(<16 x i8> <i8 127, i8 -1, i8 78, i8 39, i8 -128, i8 127, i8 127, i8 -128, i8 22, i8 -1, i8 -128, i8 -128, i8 127, i8 -128, i8 -1, i8 127>, <16 x i8> <i8 -82, i8 -1, i8 1, i8 -1, i8 -128, i8 -63, i8 0, i8 51, i8 -128, i8 127, i8 -74, i8 0, i8 127, i8 -41, i8 66, i8 116>)
  call void @t100(<16 x i8> <i8 1, i8 -1, i8 1, i8 127, i8 1, i8 127, i8 1, i8 102, i8 -1, i8 60, i8 127, i8 127, i8 -1, i8 1, i8 1, i8 -1>, <16 x i8> <i8 0, i8 1, i8 127, i8 127, i8 0, i8 -128, i8 -1, i8 -128, i8 -1, i8 127, i8 1, i8 127, i8 0, i8 45, i8 1, i8 -1>)
  call void @t101(<16 x i8> <i8 -99, i8 -1, i8 -128, i8 1, i8 1, i8 -128, i8 1, i8 -1, i8 -1, i8 0, i8 127, i8 89, i8 -128, i8 1, i8 0, i8 -128>, <16 x i8> <i8 -23, i8 -1, i8 0, i8 0, i8 1, i8 -107, i8 0, i8 1, i8 -1, i8 102, i8 1, i8 0, i8 0, i8 0, i8 1, i8 127>)
  call void @t102(<16 x i8> <i8 0, i8 -1, i8 -1, i8 -22, i8 -1, i8 0, i8 0, i8 1, i8 0, i8 -128, i8 -115, i8 -1, i8 -95, i8 -1, i8 127, i8 1>)
  call void @t103(<16 x i8> <i8 -128, i8 0, i8 1, i8 86, i8 127, i8 -53, i8 1, i8 0, i8 127, i8 0, i8 1, i8 -80, i8 127, i8 1, i8 0, i8 83>)
  call void @t104(<16 x i8> <i8 -128, i8 1, i8 1, i8 -128, i8 0, i8 87, i8 1, i8 -1, i8 127, i8 -128, i8 -44, i8 0, i8 -70, i8 1, i8 -1, i8 -74>)
  call void @t105(<16 x i8> <i8 55, i8 -128, i8 1, i8 -1, i8 126, i8 -1, i8 1, i8 1, i8 -1, i8 83, i8 55, i8 117, i8 -1, i8 -1, i8 5, i8 0>)
  call void @t106(<16 x i8> <i8 -128, i8 0, i8 0, i8 -128, i8 1, i8 -84, i8 1, i8 0, i8 -1, i8 -128, i8 -128, i8 -1, i8 47, i8 -128, i8 0, i8 -101>)
  call void @t107(<16 x i8> <i8 -128, i8 127, i8 0, i8 -64, i8 1, i8 -1, i8 127, i8 112, i8 -21, i8 -128, i8 -14, i8 -1, i8 0, i8 127, i8 -106, i8 -1>)
  call void @t108(<16 x i8> <i8 0, i8 -128, i8 0, i8 -9, i8 0, i8 -52, i8 -111, i8 -1, i8 -128, i8 1, i8 -28, i8 -104, i8 118, i8 0, i8 -55, i8 -128>)
  call void @t109(<16 x i8> <i8 -101, i8 -1, i8 -128, i8 127, i8 1, i8 127, i8 127, i8 -1, i8 0, i8 1, i8 -128, i8 0, i8 -62, i8 112, i8 127, i8 1>)
  call void @t110(<16 x i8> <i8 1, i8 -1, i8 127, i8 -28, i8 -77, i8 1, i8 1, i8 127, i8 -128, i8 1, i8 -1, i8 127, i8 80, i8 -128, i8 -1, i8 -84>)
  call void @t111(<8 x i1> <i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true>)
  call void @t112(<8 x i1> <i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false>)
  call void @t113(<8 x i1> <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true>)
  call void @t114(<4 x i1> <i1 true, i1 false, i1 true, i1 true>)
  call void @t115(<4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  call void @t116(<4 x i1> <i1 false, i1 false, i1 false, i1 false>)
  call void @t117(<16 x i1> <i1 true, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false>)
  call void @t118(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false>)
  call void @t119(<16 x i1> <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 true, i1 true>)
  call void @t120(<4 x float> <float -0.0, float -0.0, float -7.0, float -7.0>)
  call void @t121(<4 x float> <float -2.25, float 1.5, float 0.125, float 3.5>)
  call void @t122(<4 x float> <float 1.5, float 0.0, float 3.5, float -2.25>)
  call void @t123(<4 x float> <float 0.0, float 1024.0, float -7.0, float -2.25>)
  call void @t124(<4 x float> <float -0.0, float 1.5, float -0.0, float -7.0>)
  call void @t125(<4 x float> <float 3.5, float 0.0, float 3.5, float 2.25>)
  call void @t126(<4 x float> <float 3.5, float 9.0, float -7.0, float 1024.0>, <4 x float> <float -7.0, float 0.0, float 0.125, float 1.5>)
  call void @t127(<4 x float> <float 0.0, float 3.5, float 0.0, float 0.0>, <4 x float> <float 1.5, float -2.25, float -7.0, float 1.5>)
  call void @t128(<4 x float> <float 1.5, float 9.0, float 1.5, float 9.0>, <4 x float> <float 0.125, float 0.0, float 5.0, float 0.0>)
  call void @t129(<4 x float> <float 0.0, float 0.125, float 1.5, float 3.5>, <4 x float> <float 0.0, float 1024.0, float 1024.0, float -0.0>, <4 x float> <float 3.5, float -0.0, float 0.125, float 1.5>)
  call void @t130(<4 x float> <float -2.25, float 1.5, float -7.0, float 0.0>, <4 x float> <float -0.0, float 1024.0, float -0.0, float 0.0>, <4 x float> <float -0.0, float 0.0, float -0.0, float -2.25>)
  call void @t131(<4 x float> <float 0.125, float -0.0, float 1024.0, float 3.5>, float 0.5)
  call void @t132(<4 x float> <float 1.5, float 0.125, float 1.5, float 0.125>, float 0.5)
  call void @t133(<4 x float> <float -2.25, float -2.25, float 3.5, float 2.0>)
  call void @t134(<4 x float> <float -7.0, float 0.125, float 2.0, float 9.0>)
  call void @t135(<3 x double> <double -7.0, double 3.5, double -0.0>)
  call void @t136(<3 x double> <double -0.0, double -0.0, double 0.0>)
  call void @t137(<3 x double> <double 3.5, double -7.0, double 3.5>)
  call void @t138(<3 x double> <double 1024.0, double 1024.0, double 0.0>)
  call void @t139(<3 x double> <double -0.0, double 0.125, double -2.25>)
  call void @t140(<3 x double> <double 0.0, double 0.0, double 7.0>)
  call void @t141(<3 x double> <double -2.25, double 1024.0, double 0.0>, <3 x double> <double 3.5, double 0.125, double 0.125>)
  call void @t142(<3 x double> <double 0.125, double 0.125, double 1024.0>, <3 x double> <double 0.125, double 5.0, double 0.125>)
  call void @t143(<3 x double> <double 0.0, double 0.0, double 9.0>, <3 x double> <double -2.25, double -7.0, double 3.5>)
  call void @t144(<3 x double> <double -2.25, double 3.5, double -2.25>, <3 x double> <double -7.0, double 3.5, double -7.0>, <3 x double> <double -7.0, double 3.5, double 0.0>)
  call void @t145(<3 x double> <double 0.125, double 1.5, double 1.5>, <3 x double> <double 0.125, double -7.0, double 3.5>, <3 x double> <double 3.5, double 1024.0, double 0.0>)
  call void @t146(<3 x double> <double 1.5, double 0.0, double -7.0>, double 0.5)
  call void @t147(<3 x double> <double 3.5, double -7.0, double -0.0>, double 0.5)
  call void @t148(<3 x double> <double -7.0, double 2.0, double 3.5>)
  call void @t149(<3 x double> <double 2.0, double 1024.0, double -2.25>)
  ret i32 0
}
