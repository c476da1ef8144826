; Shuffles, and elements taken and put at fixed and at computed places. The output is what LLVM's own lli prints.
; covers: 1-62 1-63
; exit: 0
; stdout: "ffffffff \n0 80000000 \nff914286 34642ea4 0 7fffffff \n0 7fffffff ffffffff d68a8c29 0 \nffffffff 80000000 80000000 80000000 1 80000000 80000000 80000000 \n7fffffff 7fffffff 7fffffff 7fffffff \nffffffff 1 7fffffff 65ee4c91 \naf7dba08 0 1 1 \n80000000 \nffffffff ffffffff 1 ffffffff \nffffffff 0 1 ffffffff \nffffffff \nff \n90 4d \n80 0 1 1 1 3b 80 0 80 80 ff c2 1 9b 7f 0 \nff ff 0 80 cf 0 ff 1 1 cf ff 7f 1 e4 ff 1 1 \n80 1 6c 1 7f 7f 7f 0 1 1 1 0 7f 80 1 7f 7f 0 80 1 7f 1 80 80 6c 80 7f 0 0 0 0 7f \n1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \nff ff ff 7f ff 80 8c ff 7f 80 14 0 80 7f ff 7f \n80 ff 0 1 80 0 80 ff 80 6d ff 0 0 1 80 7f \n0 \n1 0 90 a5 ff ff 0 8e 80 ff 18 7f 80 7f 1 0 \n0 1 1 0 80 d 1 7f 80 1b 1 7f 80 80 0 8c \n0 \n80000000 \n1 ffffffff \n7b4e1d36 7fffffff 6bf3153c \n0 74a88753 74a88753 1 \n0 1 1 80000000 80000000 80000000 \n24bf58e7 24bf58e7 24bf58e7 \n80000000 80000000 ffffffff \n1 90e1fec9 7fffffff \n1 \n96646a40 ffffffff 0 \n4abe5e52 ffffffff ffffffff \n8c647801 \n3f \n0 7e \n1 0 0 0 7e \n1 1 7f 70 70 7f \n66 3f 7b 66 7b 7f 7f 40 7f 7b \n40 40 40 40 40 \n55 7f 1 61 0 \n7f 1 1 7f 7f \n0 \n3f 3f 1 0 1 \n40 3f 40 3f b \n40 \n0 \n1 1 \n0 0 1 1 1 0 0 0 \n0 1 0 0 0 0 0 1 0 \n0 1 0 1 1 0 1 0 0 1 1 1 1 0 1 0 \n1 1 1 1 1 1 1 1 \n1 1 0 1 1 0 0 1 \n0 0 1 0 0 1 0 1 \n1 \n0 0 0 1 1 0 1 1 \n0 1 0 0 1 1 1 1 \n0 \n8000000000000000 0 \n0 1 7fffffffffffffff ffffffffffffffff \n8000000000000000 0 8000000000000000 0 8000000000000000 0 \n99f2d5ff2c84fe81 c33ea73ea0123246 0 0 99f2d5ff2c84fe81 c33ea73ea0123246 ffffffffffffffff ffffffffffffffff \nffffffffffffffff ffffffffffffffff ffffffffffffffff ffffffffffffffff \n134842396bcb5706 cf71e7f5c6164261 0 0 \n7fffffffffffffff ffffffffffffffff 178b66419807633c 631bcb09ae120a3c \n7fffffffffffffff ffffffffffffffff \n2f0af748026348f7 1397a296d4fdbf8 7fffffffffffffff ffffffffffffffff \n0 1 36ab58cabf4b3d45 c62660645da9e5c9 \n7fffffffffffffff ffffffffffffffff \n0 \n1 ffff \nffff 0 8000 0 7de1 8000 1 0 7fff ffff 1 8000 8000 7fff ffff 8000 ffff 8000 8000 ffff \n6382 b8be 1 7fff ffff 6521 6521 8000 1 1 b8be 1 1 1 8000 1 1 1 7fff 8000 ffff \n5787 8000 ffff 90d1 1 ffff ffff 0 0 1 8000 5787 1 ffff 8000 5787 1 8000 8000 8000 7fff 8000 2b7e 8000 1 0 5787 0 1 ffff 0 1 8000 ffff 4774 0 2b7e 0 0 e87a \n743c 743c 743c 743c 743c 743c 743c 743c 743c 743c 743c 743c 743c 743c 743c 743c 743c 743c 743c 743c \n0 1 ffff 7fff 8000 ffff 0 7fff 1 8000 1 a5b0 7fff 7fff 0 7005 e384 8000 8000 0 \n1 7fff ffff 7fff 8000 ffff 7fff 8000 ffff 1 7536 ffff 7fff 29c2 ffff 8000 0 7fff 8000 0 \n7fff \nffff 7fff 8000 1 0 1 ffff 7fff ffff 1 0 8000 7fff 1c25 1 7fff 8000 ffff 8000 7fff \nffff 1 1 8000 7fff 8000 0 ffff 1 8000 7fff ffff 1 0 0 8000 8000 ffff f0a2 7fff \n7fff \n40600000 \n40600000 40600000 \n40600000 40600000 40600000 c0100000 80000000 80000000 80000000 40600000 \n0 c0100000 40600000 3fc00000 80000000 44800000 44800000 80000000 80000000 \n3e000000 80000000 40600000 0 0 c0100000 0 c0100000 3e000000 c0100000 0 0 c0100000 0 3fc00000 c0100000 \nc0e00000 c0e00000 c0e00000 c0e00000 c0e00000 c0e00000 c0e00000 c0e00000 \n80000000 c0100000 c0e00000 80000000 3e000000 40600000 3fc00000 3fc00000 \n0 3fc00000 3e000000 3fc00000 80000000 80000000 80000000 3fc00000 \n0 \nc0100000 80000000 40600000 80000000 40600000 44800000 40600000 3fc00000 \n80000000 c0100000 0 0 c0e00000 40600000 0 44800000 \nc0100000 \n400c000000000000 \n3ff8000000000000 3ff8000000000000 \nc002000000000000 c002000000000000 3fc0000000000000 \n400c000000000000 8000000000000000 8000000000000000 400c000000000000 \nc01c000000000000 8000000000000000 4090000000000000 4090000000000000 c01c000000000000 400c000000000000 \n8000000000000000 8000000000000000 8000000000000000 \n3ff8000000000000 4090000000000000 400c000000000000 \n400c000000000000 4090000000000000 3ff8000000000000 \nc002000000000000 \nc01c000000000000 8000000000000000 c002000000000000 \nc01c000000000000 4090000000000000 c002000000000000 \n8000000000000000 \n"
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
define void @show.1.i32(<1 x i32> %v) {
  %e0 = extractelement <1 x i32> %v, i32 0
  %z0 = zext i32 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t1(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <1 x i32> <i32 7>
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @show.2.i32(<2 x i32> %v) {
  %e0 = extractelement <2 x i32> %v, i32 0
  %z0 = zext i32 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <2 x i32> %v, i32 1
  %z1 = zext i32 %e1 to i64
  call void @p(i64 %z1)
  call void @nl()
  ret void
}
define void @t2(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <2 x i32> <i32 6, i32 1>
  call void @show.2.i32(<2 x i32> %r)
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
define void @t3(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 7, i32 4, i32 5, i32 3>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @show.5.i32(<5 x i32> %v) {
  %e0 = extractelement <5 x i32> %v, i32 0
  %z0 = zext i32 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <5 x i32> %v, i32 1
  %z1 = zext i32 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <5 x i32> %v, i32 2
  %z2 = zext i32 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <5 x i32> %v, i32 3
  %z3 = zext i32 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <5 x i32> %v, i32 4
  %z4 = zext i32 %e4 to i64
  call void @p(i64 %z4)
  call void @nl()
  ret void
}
define void @t4(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <5 x i32> <i32 6, i32 1, i32 4, i32 3, i32 6>
  call void @show.5.i32(<5 x i32> %r)
  ret void
}
define void @show.8.i32(<8 x i32> %v) {
  %e0 = extractelement <8 x i32> %v, i32 0
  %z0 = zext i32 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <8 x i32> %v, i32 1
  %z1 = zext i32 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <8 x i32> %v, i32 2
  %z2 = zext i32 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <8 x i32> %v, i32 3
  %z3 = zext i32 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <8 x i32> %v, i32 4
  %z4 = zext i32 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <8 x i32> %v, i32 5
  %z5 = zext i32 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <8 x i32> %v, i32 6
  %z6 = zext i32 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <8 x i32> %v, i32 7
  %z7 = zext i32 %e7 to i64
  call void @p(i64 %z7)
  call void @nl()
  ret void
}
define void @t5(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <8 x i32> <i32 1, i32 3, i32 7, i32 3, i32 4, i32 3, i32 3, i32 7>
  call void @show.8.i32(<8 x i32> %r)
  ret void
}
define void @t6(<4 x i32> %a) {
  %r = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> zeroinitializer
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t7(<4 x i32> %a, i32 %b, i64 %c) {
  %r = insertelement <4 x i32> %a, i32 %b, i64 %c
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t8(<4 x i32> %a, i32 %b) {
  %r = insertelement <4 x i32> %a, i32 %b, i32 0
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t9(<4 x i32> %a, i32 %b) {
  %x = extractelement <4 x i32> %a, i32 %b
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @t10(<4 x i32> %a, i32 %b, i64 %c) {
  %r = insertelement <4 x i32> %a, i32 %b, i64 %c
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t11(<4 x i32> %a, i32 %b) {
  %r = insertelement <4 x i32> %a, i32 %b, i32 3
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t12(<4 x i32> %a, i32 %b) {
  %x = extractelement <4 x i32> %a, i32 %b
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @show.1.i8(<1 x i8> %v) {
  %e0 = extractelement <1 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t13(<16 x i8> %a, <16 x i8> %b) {
  %r = shufflevector <16 x i8> %a, <16 x i8> %b, <1 x i32> <i32 28>
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @show.2.i8(<2 x i8> %v) {
  %e0 = extractelement <2 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <2 x i8> %v, i32 1
  %z1 = zext i8 %e1 to i64
  call void @p(i64 %z1)
  call void @nl()
  ret void
}
define void @t14(<16 x i8> %a, <16 x i8> %b) {
  %r = shufflevector <16 x i8> %a, <16 x i8> %b, <2 x i32> <i32 11, i32 0>
  call void @show.2.i8(<2 x i8> %r)
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
define void @t15(<16 x i8> %a, <16 x i8> %b) {
  %r = shufflevector <16 x i8> %a, <16 x i8> %b, <16 x i32> <i32 17, i32 23, i32 16, i32 16, i32 12, i32 28, i32 15, i32 11, i32 15, i32 15, i32 9, i32 18, i32 12, i32 20, i32 4, i32 25>
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @show.17.i8(<17 x i8> %v) {
  %e0 = extractelement <17 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <17 x i8> %v, i32 1
  %z1 = zext i8 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <17 x i8> %v, i32 2
  %z2 = zext i8 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <17 x i8> %v, i32 3
  %z3 = zext i8 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <17 x i8> %v, i32 4
  %z4 = zext i8 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <17 x i8> %v, i32 5
  %z5 = zext i8 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <17 x i8> %v, i32 6
  %z6 = zext i8 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <17 x i8> %v, i32 7
  %z7 = zext i8 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <17 x i8> %v, i32 8
  %z8 = zext i8 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <17 x i8> %v, i32 9
  %z9 = zext i8 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <17 x i8> %v, i32 10
  %z10 = zext i8 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <17 x i8> %v, i32 11
  %z11 = zext i8 %e11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <17 x i8> %v, i32 12
  %z12 = zext i8 %e12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <17 x i8> %v, i32 13
  %z13 = zext i8 %e13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <17 x i8> %v, i32 14
  %z14 = zext i8 %e14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <17 x i8> %v, i32 15
  %z15 = zext i8 %e15 to i64
  call void @p(i64 %z15)
  %e16 = extractelement <17 x i8> %v, i32 16
  %z16 = zext i8 %e16 to i64
  call void @p(i64 %z16)
  call void @nl()
  ret void
}
define void @t16(<16 x i8> %a, <16 x i8> %b) {
  %r = shufflevector <16 x i8> %a, <16 x i8> %b, <17 x i32> <i32 26, i32 23, i32 11, i32 19, i32 4, i32 13, i32 2, i32 31, i32 30, i32 4, i32 26, i32 6, i32 25, i32 9, i32 5, i32 10, i32 25>
  call void @show.17.i8(<17 x i8> %r)
  ret void
}
define void @show.32.i8(<32 x i8> %v) {
  %e0 = extractelement <32 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <32 x i8> %v, i32 1
  %z1 = zext i8 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <32 x i8> %v, i32 2
  %z2 = zext i8 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <32 x i8> %v, i32 3
  %z3 = zext i8 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <32 x i8> %v, i32 4
  %z4 = zext i8 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <32 x i8> %v, i32 5
  %z5 = zext i8 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <32 x i8> %v, i32 6
  %z6 = zext i8 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <32 x i8> %v, i32 7
  %z7 = zext i8 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <32 x i8> %v, i32 8
  %z8 = zext i8 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <32 x i8> %v, i32 9
  %z9 = zext i8 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <32 x i8> %v, i32 10
  %z10 = zext i8 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <32 x i8> %v, i32 11
  %z11 = zext i8 %e11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <32 x i8> %v, i32 12
  %z12 = zext i8 %e12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <32 x i8> %v, i32 13
  %z13 = zext i8 %e13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <32 x i8> %v, i32 14
  %z14 = zext i8 %e14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <32 x i8> %v, i32 15
  %z15 = zext i8 %e15 to i64
  call void @p(i64 %z15)
  %e16 = extractelement <32 x i8> %v, i32 16
  %z16 = zext i8 %e16 to i64
  call void @p(i64 %z16)
  %e17 = extractelement <32 x i8> %v, i32 17
  %z17 = zext i8 %e17 to i64
  call void @p(i64 %z17)
  %e18 = extractelement <32 x i8> %v, i32 18
  %z18 = zext i8 %e18 to i64
  call void @p(i64 %z18)
  %e19 = extractelement <32 x i8> %v, i32 19
  %z19 = zext i8 %e19 to i64
  call void @p(i64 %z19)
  %e20 = extractelement <32 x i8> %v, i32 20
  %z20 = zext i8 %e20 to i64
  call void @p(i64 %z20)
  %e21 = extractelement <32 x i8> %v, i32 21
  %z21 = zext i8 %e21 to i64
  call void @p(i64 %z21)
  %e22 = extractelement <32 x i8> %v, i32 22
  %z22 = zext i8 %e22 to i64
  call void @p(i64 %z22)
  %e23 = extractelement <32 x i8> %v, i32 23
  %z23 = zext i8 %e23 to i64
  call void @p(i64 %z23)
  %e24 = extractelement <32 x i8> %v, i32 24
  %z24 = zext i8 %e24 to i64
  call void @p(i64 %z24)
  %e25 = extractelement <32 x i8> %v, i32 25
  %z25 = zext i8 %e25 to i64
  call void @p(i64 %z25)
  %e26 = extractelement <32 x i8> %v, i32 26
  %z26 = zext i8 %e26 to i64
  call void @p(i64 %z26)
  %e27 = extractelement <32 x i8> %v, i32 27
  %z27 = zext i8 %e27 to i64
  call void @p(i64 %z27)
  %e28 = extractelement <32 x i8> %v, i32 28
  %z28 = zext i8 %e28 to i64
  call void @p(i64 %z28)
  %e29 = extractelement <32 x i8> %v, i32 29
  %z29 = zext i8 %e29 to i64
  call void @p(i64 %z29)
  %e30 = extractelement <32 x i8> %v, i32 30
  %z30 = zext i8 %e30 to i64
  call void @p(i64 %z30)
  %e31 = extractelement <32 x i8> %v, i32 31
  %z31 = zext i8 %e31 to i64
  call void @p(i64 %z31)
  call void @nl()
  ret void
}
define void @t17(<16 x i8> %a, <16 x i8> %b) {
  %r = shufflevector <16 x i8> %a, <16 x i8> %b, <32 x i32> <i32 2, i32 30, i32 20, i32 3, i32 24, i32 5, i32 10, i32 14, i32 25, i32 12, i32 30, i32 11, i32 13, i32 2, i32 25, i32 10, i32 24, i32 22, i32 7, i32 9, i32 15, i32 12, i32 2, i32 2, i32 20, i32 7, i32 24, i32 29, i32 19, i32 26, i32 19, i32 15>
  call void @show.32.i8(<32 x i8> %r)
  ret void
}
define void @t18(<16 x i8> %a) {
  %r = shufflevector <16 x i8> %a, <16 x i8> poison, <16 x i32> zeroinitializer
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t19(<16 x i8> %a, i8 %b, i64 %c) {
  %r = insertelement <16 x i8> %a, i8 %b, i64 %c
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t20(<16 x i8> %a, i8 %b) {
  %r = insertelement <16 x i8> %a, i8 %b, i32 0
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t21(<16 x i8> %a, i32 %b) {
  %x = extractelement <16 x i8> %a, i32 %b
  %r = insertelement <1 x i8> poison, i8 %x, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t22(<16 x i8> %a, i8 %b, i64 %c) {
  %r = insertelement <16 x i8> %a, i8 %b, i64 %c
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t23(<16 x i8> %a, i8 %b) {
  %r = insertelement <16 x i8> %a, i8 %b, i32 15
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t24(<16 x i8> %a, i32 %b) {
  %x = extractelement <16 x i8> %a, i32 %b
  %r = insertelement <1 x i8> poison, i8 %x, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t25(<3 x i32> %a, <3 x i32> %b) {
  %r = shufflevector <3 x i32> %a, <3 x i32> %b, <1 x i32> <i32 2>
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @t26(<3 x i32> %a, <3 x i32> %b) {
  %r = shufflevector <3 x i32> %a, <3 x i32> %b, <2 x i32> <i32 0, i32 4>
  call void @show.2.i32(<2 x i32> %r)
  ret void
}
define void @show.3.i32(<3 x i32> %v) {
  %e0 = extractelement <3 x i32> %v, i32 0
  %z0 = zext i32 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <3 x i32> %v, i32 1
  %z1 = zext i32 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <3 x i32> %v, i32 2
  %z2 = zext i32 %e2 to i64
  call void @p(i64 %z2)
  call void @nl()
  ret void
}
define void @t27(<3 x i32> %a, <3 x i32> %b) {
  %r = shufflevector <3 x i32> %a, <3 x i32> %b, <3 x i32> <i32 2, i32 4, i32 1>
  call void @show.3.i32(<3 x i32> %r)
  ret void
}
define void @t28(<3 x i32> %a, <3 x i32> %b) {
  %r = shufflevector <3 x i32> %a, <3 x i32> %b, <4 x i32> <i32 5, i32 0, i32 0, i32 3>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @show.6.i32(<6 x i32> %v) {
  %e0 = extractelement <6 x i32> %v, i32 0
  %z0 = zext i32 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <6 x i32> %v, i32 1
  %z1 = zext i32 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <6 x i32> %v, i32 2
  %z2 = zext i32 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <6 x i32> %v, i32 3
  %z3 = zext i32 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <6 x i32> %v, i32 4
  %z4 = zext i32 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <6 x i32> %v, i32 5
  %z5 = zext i32 %e5 to i64
  call void @p(i64 %z5)
  call void @nl()
  ret void
}
define void @t29(<3 x i32> %a, <3 x i32> %b) {
  %r = shufflevector <3 x i32> %a, <3 x i32> %b, <6 x i32> <i32 4, i32 1, i32 1, i32 0, i32 0, i32 0>
  call void @show.6.i32(<6 x i32> %r)
  ret void
}
define void @t30(<3 x i32> %a) {
  %r = shufflevector <3 x i32> %a, <3 x i32> poison, <3 x i32> zeroinitializer
  call void @show.3.i32(<3 x i32> %r)
  ret void
}
define void @t31(<3 x i32> %a, i32 %b, i64 %c) {
  %r = insertelement <3 x i32> %a, i32 %b, i64 %c
  call void @show.3.i32(<3 x i32> %r)
  ret void
}
define void @t32(<3 x i32> %a, i32 %b) {
  %r = insertelement <3 x i32> %a, i32 %b, i32 0
  call void @show.3.i32(<3 x i32> %r)
  ret void
}
define void @t33(<3 x i32> %a, i32 %b) {
  %x = extractelement <3 x i32> %a, i32 %b
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @t34(<3 x i32> %a, i32 %b, i64 %c) {
  %r = insertelement <3 x i32> %a, i32 %b, i64 %c
  call void @show.3.i32(<3 x i32> %r)
  ret void
}
define void @t35(<3 x i32> %a, i32 %b) {
  %r = insertelement <3 x i32> %a, i32 %b, i32 2
  call void @show.3.i32(<3 x i32> %r)
  ret void
}
define void @t36(<3 x i32> %a, i32 %b) {
  %x = extractelement <3 x i32> %a, i32 %b
  %r = insertelement <1 x i32> poison, i32 %x, i32 0
  call void @show.1.i32(<1 x i32> %r)
  ret void
}
define void @show.1.i7(<1 x i7> %v) {
  %e0 = extractelement <1 x i7> %v, i32 0
  %z0 = zext i7 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t37(<5 x i7> %a, <5 x i7> %b) {
  %r = shufflevector <5 x i7> %a, <5 x i7> %b, <1 x i32> <i32 5>
  call void @show.1.i7(<1 x i7> %r)
  ret void
}
define void @show.2.i7(<2 x i7> %v) {
  %e0 = extractelement <2 x i7> %v, i32 0
  %z0 = zext i7 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <2 x i7> %v, i32 1
  %z1 = zext i7 %e1 to i64
  call void @p(i64 %z1)
  call void @nl()
  ret void
}
define void @t38(<5 x i7> %a, <5 x i7> %b) {
  %r = shufflevector <5 x i7> %a, <5 x i7> %b, <2 x i32> <i32 8, i32 9>
  call void @show.2.i7(<2 x i7> %r)
  ret void
}
define void @show.5.i7(<5 x i7> %v) {
  %e0 = extractelement <5 x i7> %v, i32 0
  %z0 = zext i7 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <5 x i7> %v, i32 1
  %z1 = zext i7 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <5 x i7> %v, i32 2
  %z2 = zext i7 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <5 x i7> %v, i32 3
  %z3 = zext i7 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <5 x i7> %v, i32 4
  %z4 = zext i7 %e4 to i64
  call void @p(i64 %z4)
  call void @nl()
  ret void
}
define void @t39(<5 x i7> %a, <5 x i7> %b) {
  %r = shufflevector <5 x i7> %a, <5 x i7> %b, <5 x i32> <i32 2, i32 7, i32 9, i32 5, i32 8>
  call void @show.5.i7(<5 x i7> %r)
  ret void
}
define void @show.6.i7(<6 x i7> %v) {
  %e0 = extractelement <6 x i7> %v, i32 0
  %z0 = zext i7 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <6 x i7> %v, i32 1
  %z1 = zext i7 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <6 x i7> %v, i32 2
  %z2 = zext i7 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <6 x i7> %v, i32 3
  %z3 = zext i7 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <6 x i7> %v, i32 4
  %z4 = zext i7 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <6 x i7> %v, i32 5
  %z5 = zext i7 %e5 to i64
  call void @p(i64 %z5)
  call void @nl()
  ret void
}
define void @t40(<5 x i7> %a, <5 x i7> %b) {
  %r = shufflevector <5 x i7> %a, <5 x i7> %b, <6 x i32> <i32 5, i32 5, i32 1, i32 6, i32 6, i32 1>
  call void @show.6.i7(<6 x i7> %r)
  ret void
}
define void @show.10.i7(<10 x i7> %v) {
  %e0 = extractelement <10 x i7> %v, i32 0
  %z0 = zext i7 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <10 x i7> %v, i32 1
  %z1 = zext i7 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <10 x i7> %v, i32 2
  %z2 = zext i7 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <10 x i7> %v, i32 3
  %z3 = zext i7 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <10 x i7> %v, i32 4
  %z4 = zext i7 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <10 x i7> %v, i32 5
  %z5 = zext i7 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <10 x i7> %v, i32 6
  %z6 = zext i7 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <10 x i7> %v, i32 7
  %z7 = zext i7 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <10 x i7> %v, i32 8
  %z8 = zext i7 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <10 x i7> %v, i32 9
  %z9 = zext i7 %e9 to i64
  call void @p(i64 %z9)
  call void @nl()
  ret void
}
define void @t41(<5 x i7> %a, <5 x i7> %b) {
  %r = shufflevector <5 x i7> %a, <5 x i7> %b, <10 x i32> <i32 9, i32 0, i32 5, i32 9, i32 5, i32 8, i32 2, i32 7, i32 8, i32 5>
  call void @show.10.i7(<10 x i7> %r)
  ret void
}
define void @t42(<5 x i7> %a) {
  %r = shufflevector <5 x i7> %a, <5 x i7> poison, <5 x i32> zeroinitializer
  call void @show.5.i7(<5 x i7> %r)
  ret void
}
define void @t43(<5 x i7> %a, i7 %b, i64 %c) {
  %r = insertelement <5 x i7> %a, i7 %b, i64 %c
  call void @show.5.i7(<5 x i7> %r)
  ret void
}
define void @t44(<5 x i7> %a, i7 %b) {
  %r = insertelement <5 x i7> %a, i7 %b, i32 0
  call void @show.5.i7(<5 x i7> %r)
  ret void
}
define void @t45(<5 x i7> %a, i32 %b) {
  %x = extractelement <5 x i7> %a, i32 %b
  %r = insertelement <1 x i7> poison, i7 %x, i32 0
  call void @show.1.i7(<1 x i7> %r)
  ret void
}
define void @t46(<5 x i7> %a, i7 %b, i64 %c) {
  %r = insertelement <5 x i7> %a, i7 %b, i64 %c
  call void @show.5.i7(<5 x i7> %r)
  ret void
}
define void @t47(<5 x i7> %a, i7 %b) {
  %r = insertelement <5 x i7> %a, i7 %b, i32 4
  call void @show.5.i7(<5 x i7> %r)
  ret void
}
define void @t48(<5 x i7> %a, i32 %b) {
  %x = extractelement <5 x i7> %a, i32 %b
  %r = insertelement <1 x i7> poison, i7 %x, i32 0
  call void @show.1.i7(<1 x i7> %r)
  ret void
}
define void @show.1.i1(<1 x i1> %v) {
  %e0 = extractelement <1 x i1> %v, i32 0
  %z0 = zext i1 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t49(<8 x i1> %a, <8 x i1> %b) {
  %r = shufflevector <8 x i1> %a, <8 x i1> %b, <1 x i32> <i32 7>
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @show.2.i1(<2 x i1> %v) {
  %e0 = extractelement <2 x i1> %v, i32 0
  %z0 = zext i1 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <2 x i1> %v, i32 1
  %z1 = zext i1 %e1 to i64
  call void @p(i64 %z1)
  call void @nl()
  ret void
}
define void @t50(<8 x i1> %a, <8 x i1> %b) {
  %r = shufflevector <8 x i1> %a, <8 x i1> %b, <2 x i32> <i32 13, i32 5>
  call void @show.2.i1(<2 x i1> %r)
  ret void
}
define void @show.8.i1(<8 x i1> %v) {
  %e0 = extractelement <8 x i1> %v, i32 0
  %z0 = zext i1 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <8 x i1> %v, i32 1
  %z1 = zext i1 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <8 x i1> %v, i32 2
  %z2 = zext i1 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <8 x i1> %v, i32 3
  %z3 = zext i1 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <8 x i1> %v, i32 4
  %z4 = zext i1 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <8 x i1> %v, i32 5
  %z5 = zext i1 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <8 x i1> %v, i32 6
  %z6 = zext i1 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <8 x i1> %v, i32 7
  %z7 = zext i1 %e7 to i64
  call void @p(i64 %z7)
  call void @nl()
  ret void
}
define void @t51(<8 x i1> %a, <8 x i1> %b) {
  %r = shufflevector <8 x i1> %a, <8 x i1> %b, <8 x i32> <i32 11, i32 10, i32 13, i32 14, i32 6, i32 5, i32 12, i32 3>
  call void @show.8.i1(<8 x i1> %r)
  ret void
}
define void @show.9.i1(<9 x i1> %v) {
  %e0 = extractelement <9 x i1> %v, i32 0
  %z0 = zext i1 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <9 x i1> %v, i32 1
  %z1 = zext i1 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <9 x i1> %v, i32 2
  %z2 = zext i1 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <9 x i1> %v, i32 3
  %z3 = zext i1 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <9 x i1> %v, i32 4
  %z4 = zext i1 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <9 x i1> %v, i32 5
  %z5 = zext i1 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <9 x i1> %v, i32 6
  %z6 = zext i1 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <9 x i1> %v, i32 7
  %z7 = zext i1 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <9 x i1> %v, i32 8
  %z8 = zext i1 %e8 to i64
  call void @p(i64 %z8)
  call void @nl()
  ret void
}
define void @t52(<8 x i1> %a, <8 x i1> %b) {
  %r = shufflevector <8 x i1> %a, <8 x i1> %b, <9 x i32> <i32 12, i32 7, i32 12, i32 14, i32 6, i32 5, i32 4, i32 2, i32 6>
  call void @show.9.i1(<9 x i1> %r)
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
define void @t53(<8 x i1> %a, <8 x i1> %b) {
  %r = shufflevector <8 x i1> %a, <8 x i1> %b, <16 x i32> <i32 15, i32 0, i32 8, i32 11, i32 7, i32 9, i32 10, i32 15, i32 15, i32 13, i32 2, i32 11, i32 4, i32 9, i32 12, i32 1>
  call void @show.16.i1(<16 x i1> %r)
  ret void
}
define void @t54(<8 x i1> %a) {
  %r = shufflevector <8 x i1> %a, <8 x i1> poison, <8 x i32> zeroinitializer
  call void @show.8.i1(<8 x i1> %r)
  ret void
}
define void @t55(<8 x i1> %a, i1 %b, i64 %c) {
  %r = insertelement <8 x i1> %a, i1 %b, i64 %c
  call void @show.8.i1(<8 x i1> %r)
  ret void
}
define void @t56(<8 x i1> %a, i1 %b) {
  %r = insertelement <8 x i1> %a, i1 %b, i32 0
  call void @show.8.i1(<8 x i1> %r)
  ret void
}
define void @t57(<8 x i1> %a, i32 %b) {
  %x = extractelement <8 x i1> %a, i32 %b
  %r = insertelement <1 x i1> poison, i1 %x, i32 0
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @t58(<8 x i1> %a, i1 %b, i64 %c) {
  %r = insertelement <8 x i1> %a, i1 %b, i64 %c
  call void @show.8.i1(<8 x i1> %r)
  ret void
}
define void @t59(<8 x i1> %a, i1 %b) {
  %r = insertelement <8 x i1> %a, i1 %b, i32 7
  call void @show.8.i1(<8 x i1> %r)
  ret void
}
define void @t60(<8 x i1> %a, i32 %b) {
  %x = extractelement <8 x i1> %a, i32 %b
  %r = insertelement <1 x i1> poison, i1 %x, i32 0
  call void @show.1.i1(<1 x i1> %r)
  ret void
}
define void @show.1.i128(<1 x i128> %v) {
  %e0 = extractelement <1 x i128> %v, i32 0
  %h0 = lshr i128 %e0, 64
  %hi0 = trunc i128 %h0 to i64
  call void @p(i64 %hi0)
  %lo0 = trunc i128 %e0 to i64
  call void @p(i64 %lo0)
  call void @nl()
  ret void
}
define void @t61(<2 x i128> %a, <2 x i128> %b) {
  %r = shufflevector <2 x i128> %a, <2 x i128> %b, <1 x i32> <i32 2>
  call void @show.1.i128(<1 x i128> %r)
  ret void
}
define void @show.2.i128(<2 x i128> %v) {
  %e0 = extractelement <2 x i128> %v, i32 0
  %h0 = lshr i128 %e0, 64
  %hi0 = trunc i128 %h0 to i64
  call void @p(i64 %hi0)
  %lo0 = trunc i128 %e0 to i64
  call void @p(i64 %lo0)
  %e1 = extractelement <2 x i128> %v, i32 1
  %h1 = lshr i128 %e1, 64
  %hi1 = trunc i128 %h1 to i64
  call void @p(i64 %hi1)
  %lo1 = trunc i128 %e1 to i64
  call void @p(i64 %lo1)
  call void @nl()
  ret void
}
define void @t62(<2 x i128> %a, <2 x i128> %b) {
  %r = shufflevector <2 x i128> %a, <2 x i128> %b, <2 x i32> <i32 0, i32 2>
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @show.3.i128(<3 x i128> %v) {
  %e0 = extractelement <3 x i128> %v, i32 0
  %h0 = lshr i128 %e0, 64
  %hi0 = trunc i128 %h0 to i64
  call void @p(i64 %hi0)
  %lo0 = trunc i128 %e0 to i64
  call void @p(i64 %lo0)
  %e1 = extractelement <3 x i128> %v, i32 1
  %h1 = lshr i128 %e1, 64
  %hi1 = trunc i128 %h1 to i64
  call void @p(i64 %hi1)
  %lo1 = trunc i128 %e1 to i64
  call void @p(i64 %lo1)
  %e2 = extractelement <3 x i128> %v, i32 2
  %h2 = lshr i128 %e2, 64
  %hi2 = trunc i128 %h2 to i64
  call void @p(i64 %hi2)
  %lo2 = trunc i128 %e2 to i64
  call void @p(i64 %lo2)
  call void @nl()
  ret void
}
define void @t63(<2 x i128> %a, <2 x i128> %b) {
  %r = shufflevector <2 x i128> %a, <2 x i128> %b, <3 x i32> <i32 0, i32 0, i32 0>
  call void @show.3.i128(<3 x i128> %r)
  ret void
}
define void @show.4.i128(<4 x i128> %v) {
  %e0 = extractelement <4 x i128> %v, i32 0
  %h0 = lshr i128 %e0, 64
  %hi0 = trunc i128 %h0 to i64
  call void @p(i64 %hi0)
  %lo0 = trunc i128 %e0 to i64
  call void @p(i64 %lo0)
  %e1 = extractelement <4 x i128> %v, i32 1
  %h1 = lshr i128 %e1, 64
  %hi1 = trunc i128 %h1 to i64
  call void @p(i64 %hi1)
  %lo1 = trunc i128 %e1 to i64
  call void @p(i64 %lo1)
  %e2 = extractelement <4 x i128> %v, i32 2
  %h2 = lshr i128 %e2, 64
  %hi2 = trunc i128 %h2 to i64
  call void @p(i64 %hi2)
  %lo2 = trunc i128 %e2 to i64
  call void @p(i64 %lo2)
  %e3 = extractelement <4 x i128> %v, i32 3
  %h3 = lshr i128 %e3, 64
  %hi3 = trunc i128 %h3 to i64
  call void @p(i64 %hi3)
  %lo3 = trunc i128 %e3 to i64
  call void @p(i64 %lo3)
  call void @nl()
  ret void
}
define void @t64(<2 x i128> %a, <2 x i128> %b) {
  %r = shufflevector <2 x i128> %a, <2 x i128> %b, <4 x i32> <i32 0, i32 1, i32 0, i32 3>
  call void @show.4.i128(<4 x i128> %r)
  ret void
}
define void @t65(<2 x i128> %a) {
  %r = shufflevector <2 x i128> %a, <2 x i128> poison, <2 x i32> zeroinitializer
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @t66(<2 x i128> %a, i128 %b, i64 %c) {
  %r = insertelement <2 x i128> %a, i128 %b, i64 %c
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @t67(<2 x i128> %a, i128 %b) {
  %r = insertelement <2 x i128> %a, i128 %b, i32 0
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @t68(<2 x i128> %a, i32 %b) {
  %x = extractelement <2 x i128> %a, i32 %b
  %r = insertelement <1 x i128> poison, i128 %x, i32 0
  call void @show.1.i128(<1 x i128> %r)
  ret void
}
define void @t69(<2 x i128> %a, i128 %b, i64 %c) {
  %r = insertelement <2 x i128> %a, i128 %b, i64 %c
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @t70(<2 x i128> %a, i128 %b) {
  %r = insertelement <2 x i128> %a, i128 %b, i32 1
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @t71(<2 x i128> %a, i32 %b) {
  %x = extractelement <2 x i128> %a, i32 %b
  %r = insertelement <1 x i128> poison, i128 %x, i32 0
  call void @show.1.i128(<1 x i128> %r)
  ret void
}
define void @show.1.i16(<1 x i16> %v) {
  %e0 = extractelement <1 x i16> %v, i32 0
  %z0 = zext i16 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t72(<20 x i16> %a, <20 x i16> %b) {
  %r = shufflevector <20 x i16> %a, <20 x i16> %b, <1 x i32> <i32 29>
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @show.2.i16(<2 x i16> %v) {
  %e0 = extractelement <2 x i16> %v, i32 0
  %z0 = zext i16 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <2 x i16> %v, i32 1
  %z1 = zext i16 %e1 to i64
  call void @p(i64 %z1)
  call void @nl()
  ret void
}
define void @t73(<20 x i16> %a, <20 x i16> %b) {
  %r = shufflevector <20 x i16> %a, <20 x i16> %b, <2 x i32> <i32 16, i32 17>
  call void @show.2.i16(<2 x i16> %r)
  ret void
}
define void @show.20.i16(<20 x i16> %v) {
  %e0 = extractelement <20 x i16> %v, i32 0
  %z0 = zext i16 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <20 x i16> %v, i32 1
  %z1 = zext i16 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <20 x i16> %v, i32 2
  %z2 = zext i16 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <20 x i16> %v, i32 3
  %z3 = zext i16 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <20 x i16> %v, i32 4
  %z4 = zext i16 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <20 x i16> %v, i32 5
  %z5 = zext i16 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <20 x i16> %v, i32 6
  %z6 = zext i16 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <20 x i16> %v, i32 7
  %z7 = zext i16 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <20 x i16> %v, i32 8
  %z8 = zext i16 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <20 x i16> %v, i32 9
  %z9 = zext i16 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <20 x i16> %v, i32 10
  %z10 = zext i16 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <20 x i16> %v, i32 11
  %z11 = zext i16 %e11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <20 x i16> %v, i32 12
  %z12 = zext i16 %e12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <20 x i16> %v, i32 13
  %z13 = zext i16 %e13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <20 x i16> %v, i32 14
  %z14 = zext i16 %e14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <20 x i16> %v, i32 15
  %z15 = zext i16 %e15 to i64
  call void @p(i64 %z15)
  %e16 = extractelement <20 x i16> %v, i32 16
  %z16 = zext i16 %e16 to i64
  call void @p(i64 %z16)
  %e17 = extractelement <20 x i16> %v, i32 17
  %z17 = zext i16 %e17 to i64
  call void @p(i64 %z17)
  %e18 = extractelement <20 x i16> %v, i32 18
  %z18 = zext i16 %e18 to i64
  call void @p(i64 %z18)
  %e19 = extractelement <20 x i16> %v, i32 19
  %z19 = zext i16 %e19 to i64
  call void @p(i64 %z19)
  call void @nl()
  ret void
}
define void @t74(<20 x i16> %a, <20 x i16> %b) {
  %r = shufflevector <20 x i16> %a, <20 x i16> %b, <20 x i32> <i32 31, i32 23, i32 6, i32 23, i32 29, i32 5, i32 9, i32 20, i32 38, i32 1, i32 22, i32 17, i32 33, i32 38, i32 1, i32 6, i32 2, i32 13, i32 36, i32 31>
  call void @show.20.i16(<20 x i16> %r)
  ret void
}
define void @show.21.i16(<21 x i16> %v) {
  %e0 = extractelement <21 x i16> %v, i32 0
  %z0 = zext i16 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <21 x i16> %v, i32 1
  %z1 = zext i16 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <21 x i16> %v, i32 2
  %z2 = zext i16 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <21 x i16> %v, i32 3
  %z3 = zext i16 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <21 x i16> %v, i32 4
  %z4 = zext i16 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <21 x i16> %v, i32 5
  %z5 = zext i16 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <21 x i16> %v, i32 6
  %z6 = zext i16 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <21 x i16> %v, i32 7
  %z7 = zext i16 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <21 x i16> %v, i32 8
  %z8 = zext i16 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <21 x i16> %v, i32 9
  %z9 = zext i16 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <21 x i16> %v, i32 10
  %z10 = zext i16 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <21 x i16> %v, i32 11
  %z11 = zext i16 %e11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <21 x i16> %v, i32 12
  %z12 = zext i16 %e12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <21 x i16> %v, i32 13
  %z13 = zext i16 %e13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <21 x i16> %v, i32 14
  %z14 = zext i16 %e14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <21 x i16> %v, i32 15
  %z15 = zext i16 %e15 to i64
  call void @p(i64 %z15)
  %e16 = extractelement <21 x i16> %v, i32 16
  %z16 = zext i16 %e16 to i64
  call void @p(i64 %z16)
  %e17 = extractelement <21 x i16> %v, i32 17
  %z17 = zext i16 %e17 to i64
  call void @p(i64 %z17)
  %e18 = extractelement <21 x i16> %v, i32 18
  %z18 = zext i16 %e18 to i64
  call void @p(i64 %z18)
  %e19 = extractelement <21 x i16> %v, i32 19
  %z19 = zext i16 %e19 to i64
  call void @p(i64 %z19)
  %e20 = extractelement <21 x i16> %v, i32 20
  %z20 = zext i16 %e20 to i64
  call void @p(i64 %z20)
  call void @nl()
  ret void
}
define void @t75(<20 x i16> %a, <20 x i16> %b) {
  %r = shufflevector <20 x i16> %a, <20 x i16> %b, <21 x i32> <i32 9, i32 20, i32 0, i32 12, i32 19, i32 37, i32 37, i32 28, i32 6, i32 30, i32 20, i32 23, i32 16, i32 24, i32 7, i32 23, i32 30, i32 24, i32 10, i32 28, i32 15>
  call void @show.21.i16(<21 x i16> %r)
  ret void
}
define void @show.40.i16(<40 x i16> %v) {
  %e0 = extractelement <40 x i16> %v, i32 0
  %z0 = zext i16 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <40 x i16> %v, i32 1
  %z1 = zext i16 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <40 x i16> %v, i32 2
  %z2 = zext i16 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <40 x i16> %v, i32 3
  %z3 = zext i16 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <40 x i16> %v, i32 4
  %z4 = zext i16 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <40 x i16> %v, i32 5
  %z5 = zext i16 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <40 x i16> %v, i32 6
  %z6 = zext i16 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <40 x i16> %v, i32 7
  %z7 = zext i16 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <40 x i16> %v, i32 8
  %z8 = zext i16 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <40 x i16> %v, i32 9
  %z9 = zext i16 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <40 x i16> %v, i32 10
  %z10 = zext i16 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <40 x i16> %v, i32 11
  %z11 = zext i16 %e11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <40 x i16> %v, i32 12
  %z12 = zext i16 %e12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <40 x i16> %v, i32 13
  %z13 = zext i16 %e13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <40 x i16> %v, i32 14
  %z14 = zext i16 %e14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <40 x i16> %v, i32 15
  %z15 = zext i16 %e15 to i64
  call void @p(i64 %z15)
  %e16 = extractelement <40 x i16> %v, i32 16
  %z16 = zext i16 %e16 to i64
  call void @p(i64 %z16)
  %e17 = extractelement <40 x i16> %v, i32 17
  %z17 = zext i16 %e17 to i64
  call void @p(i64 %z17)
  %e18 = extractelement <40 x i16> %v, i32 18
  %z18 = zext i16 %e18 to i64
  call void @p(i64 %z18)
  %e19 = extractelement <40 x i16> %v, i32 19
  %z19 = zext i16 %e19 to i64
  call void @p(i64 %z19)
  %e20 = extractelement <40 x i16> %v, i32 20
  %z20 = zext i16 %e20 to i64
  call void @p(i64 %z20)
  %e21 = extractelement <40 x i16> %v, i32 21
  %z21 = zext i16 %e21 to i64
  call void @p(i64 %z21)
  %e22 = extractelement <40 x i16> %v, i32 22
  %z22 = zext i16 %e22 to i64
  call void @p(i64 %z22)
  %e23 = extractelement <40 x i16> %v, i32 23
  %z23 = zext i16 %e23 to i64
  call void @p(i64 %z23)
  %e24 = extractelement <40 x i16> %v, i32 24
  %z24 = zext i16 %e24 to i64
  call void @p(i64 %z24)
  %e25 = extractelement <40 x i16> %v, i32 25
  %z25 = zext i16 %e25 to i64
  call void @p(i64 %z25)
  %e26 = extractelement <40 x i16> %v, i32 26
  %z26 = zext i16 %e26 to i64
  call void @p(i64 %z26)
  %e27 = extractelement <40 x i16> %v, i32 27
  %z27 = zext i16 %e27 to i64
  call void @p(i64 %z27)
  %e28 = extractelement <40 x i16> %v, i32 28
  %z28 = zext i16 %e28 to i64
  call void @p(i64 %z28)
  %e29 = extractelement <40 x i16> %v, i32 29
  %z29 = zext i16 %e29 to i64
  call void @p(i64 %z29)
  %e30 = extractelement <40 x i16> %v, i32 30
  %z30 = zext i16 %e30 to i64
  call void @p(i64 %z30)
  %e31 = extractelement <40 x i16> %v, i32 31
  %z31 = zext i16 %e31 to i64
  call void @p(i64 %z31)
  %e32 = extractelement <40 x i16> %v, i32 32
  %z32 = zext i16 %e32 to i64
  call void @p(i64 %z32)
  %e33 = extractelement <40 x i16> %v, i32 33
  %z33 = zext i16 %e33 to i64
  call void @p(i64 %z33)
  %e34 = extractelement <40 x i16> %v, i32 34
  %z34 = zext i16 %e34 to i64
  call void @p(i64 %z34)
  %e35 = extractelement <40 x i16> %v, i32 35
  %z35 = zext i16 %e35 to i64
  call void @p(i64 %z35)
  %e36 = extractelement <40 x i16> %v, i32 36
  %z36 = zext i16 %e36 to i64
  call void @p(i64 %z36)
  %e37 = extractelement <40 x i16> %v, i32 37
  %z37 = zext i16 %e37 to i64
  call void @p(i64 %z37)
  %e38 = extractelement <40 x i16> %v, i32 38
  %z38 = zext i16 %e38 to i64
  call void @p(i64 %z38)
  %e39 = extractelement <40 x i16> %v, i32 39
  %z39 = zext i16 %e39 to i64
  call void @p(i64 %z39)
  call void @nl()
  ret void
}
define void @t76(<20 x i16> %a, <20 x i16> %b) {
  %r = shufflevector <20 x i16> %a, <20 x i16> %b, <40 x i32> <i32 18, i32 7, i32 16, i32 12, i32 23, i32 27, i32 16, i32 15, i32 15, i32 6, i32 24, i32 18, i32 26, i32 10, i32 3, i32 18, i32 9, i32 1, i32 28, i32 32, i32 21, i32 32, i32 8, i32 28, i32 0, i32 33, i32 18, i32 11, i32 23, i32 27, i32 2, i32 26, i32 13, i32 17, i32 36, i32 11, i32 8, i32 11, i32 33, i32 14>
  call void @show.40.i16(<40 x i16> %r)
  ret void
}
define void @t77(<20 x i16> %a) {
  %r = shufflevector <20 x i16> %a, <20 x i16> poison, <20 x i32> zeroinitializer
  call void @show.20.i16(<20 x i16> %r)
  ret void
}
define void @t78(<20 x i16> %a, i16 %b, i64 %c) {
  %r = insertelement <20 x i16> %a, i16 %b, i64 %c
  call void @show.20.i16(<20 x i16> %r)
  ret void
}
define void @t79(<20 x i16> %a, i16 %b) {
  %r = insertelement <20 x i16> %a, i16 %b, i32 0
  call void @show.20.i16(<20 x i16> %r)
  ret void
}
define void @t80(<20 x i16> %a, i32 %b) {
  %x = extractelement <20 x i16> %a, i32 %b
  %r = insertelement <1 x i16> poison, i16 %x, i32 0
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @t81(<20 x i16> %a, i16 %b, i64 %c) {
  %r = insertelement <20 x i16> %a, i16 %b, i64 %c
  call void @show.20.i16(<20 x i16> %r)
  ret void
}
define void @t82(<20 x i16> %a, i16 %b) {
  %r = insertelement <20 x i16> %a, i16 %b, i32 19
  call void @show.20.i16(<20 x i16> %r)
  ret void
}
define void @t83(<20 x i16> %a, i32 %b) {
  %x = extractelement <20 x i16> %a, i32 %b
  %r = insertelement <1 x i16> poison, i16 %x, i32 0
  call void @show.1.i16(<1 x i16> %r)
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
define void @t84(<8 x float> %a, <8 x float> %b) {
  %r = shufflevector <8 x float> %a, <8 x float> %b, <1 x i32> <i32 3>
  call void @show.1.float(<1 x float> %r)
  ret void
}
define void @show.2.float(<2 x float> %v) {
  %e0 = extractelement <2 x float> %v, i32 0
  %b0 = bitcast float %e0 to i32
  %z0 = zext i32 %b0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <2 x float> %v, i32 1
  %b1 = bitcast float %e1 to i32
  %z1 = zext i32 %b1 to i64
  call void @p(i64 %z1)
  call void @nl()
  ret void
}
define void @t85(<8 x float> %a, <8 x float> %b) {
  %r = shufflevector <8 x float> %a, <8 x float> %b, <2 x i32> <i32 0, i32 15>
  call void @show.2.float(<2 x float> %r)
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
define void @t86(<8 x float> %a, <8 x float> %b) {
  %r = shufflevector <8 x float> %a, <8 x float> %b, <8 x i32> <i32 0, i32 0, i32 1, i32 8, i32 15, i32 9, i32 9, i32 13>
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @show.9.float(<9 x float> %v) {
  %e0 = extractelement <9 x float> %v, i32 0
  %b0 = bitcast float %e0 to i32
  %z0 = zext i32 %b0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <9 x float> %v, i32 1
  %b1 = bitcast float %e1 to i32
  %z1 = zext i32 %b1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <9 x float> %v, i32 2
  %b2 = bitcast float %e2 to i32
  %z2 = zext i32 %b2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <9 x float> %v, i32 3
  %b3 = bitcast float %e3 to i32
  %z3 = zext i32 %b3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <9 x float> %v, i32 4
  %b4 = bitcast float %e4 to i32
  %z4 = zext i32 %b4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <9 x float> %v, i32 5
  %b5 = bitcast float %e5 to i32
  %z5 = zext i32 %b5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <9 x float> %v, i32 6
  %b6 = bitcast float %e6 to i32
  %z6 = zext i32 %b6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <9 x float> %v, i32 7
  %b7 = bitcast float %e7 to i32
  %z7 = zext i32 %b7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <9 x float> %v, i32 8
  %b8 = bitcast float %e8 to i32
  %z8 = zext i32 %b8 to i64
  call void @p(i64 %z8)
  call void @nl()
  ret void
}
define void @t87(<8 x float> %a, <8 x float> %b) {
  %r = shufflevector <8 x float> %a, <8 x float> %b, <9 x i32> <i32 13, i32 15, i32 12, i32 14, i32 10, i32 2, i32 5, i32 11, i32 10>
  call void @show.9.float(<9 x float> %r)
  ret void
}
define void @show.16.float(<16 x float> %v) {
  %e0 = extractelement <16 x float> %v, i32 0
  %b0 = bitcast float %e0 to i32
  %z0 = zext i32 %b0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <16 x float> %v, i32 1
  %b1 = bitcast float %e1 to i32
  %z1 = zext i32 %b1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <16 x float> %v, i32 2
  %b2 = bitcast float %e2 to i32
  %z2 = zext i32 %b2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <16 x float> %v, i32 3
  %b3 = bitcast float %e3 to i32
  %z3 = zext i32 %b3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <16 x float> %v, i32 4
  %b4 = bitcast float %e4 to i32
  %z4 = zext i32 %b4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <16 x float> %v, i32 5
  %b5 = bitcast float %e5 to i32
  %z5 = zext i32 %b5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <16 x float> %v, i32 6
  %b6 = bitcast float %e6 to i32
  %z6 = zext i32 %b6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <16 x float> %v, i32 7
  %b7 = bitcast float %e7 to i32
  %z7 = zext i32 %b7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <16 x float> %v, i32 8
  %b8 = bitcast float %e8 to i32
  %z8 = zext i32 %b8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <16 x float> %v, i32 9
  %b9 = bitcast float %e9 to i32
  %z9 = zext i32 %b9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <16 x float> %v, i32 10
  %b10 = bitcast float %e10 to i32
  %z10 = zext i32 %b10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <16 x float> %v, i32 11
  %b11 = bitcast float %e11 to i32
  %z11 = zext i32 %b11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <16 x float> %v, i32 12
  %b12 = bitcast float %e12 to i32
  %z12 = zext i32 %b12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <16 x float> %v, i32 13
  %b13 = bitcast float %e13 to i32
  %z13 = zext i32 %b13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <16 x float> %v, i32 14
  %b14 = bitcast float %e14 to i32
  %z14 = zext i32 %b14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <16 x float> %v, i32 15
  %b15 = bitcast float %e15 to i32
  %z15 = zext i32 %b15 to i64
  call void @p(i64 %z15)
  call void @nl()
  ret void
}
define void @t88(<8 x float> %a, <8 x float> %b) {
  %r = shufflevector <8 x float> %a, <8 x float> %b, <16 x i32> <i32 11, i32 1, i32 13, i32 0, i32 0, i32 9, i32 0, i32 9, i32 12, i32 3, i32 0, i32 0, i32 6, i32 5, i32 15, i32 8>
  call void @show.16.float(<16 x float> %r)
  ret void
}
define void @t89(<8 x float> %a) {
  %r = shufflevector <8 x float> %a, <8 x float> poison, <8 x i32> zeroinitializer
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t90(<8 x float> %a, float %b, i64 %c) {
  %r = insertelement <8 x float> %a, float %b, i64 %c
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t91(<8 x float> %a, float %b) {
  %r = insertelement <8 x float> %a, float %b, i32 0
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t92(<8 x float> %a, i32 %b) {
  %x = extractelement <8 x float> %a, i32 %b
  %r = insertelement <1 x float> poison, float %x, i32 0
  call void @show.1.float(<1 x float> %r)
  ret void
}
define void @t93(<8 x float> %a, float %b, i64 %c) {
  %r = insertelement <8 x float> %a, float %b, i64 %c
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t94(<8 x float> %a, float %b) {
  %r = insertelement <8 x float> %a, float %b, i32 7
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t95(<8 x float> %a, i32 %b) {
  %x = extractelement <8 x float> %a, i32 %b
  %r = insertelement <1 x float> poison, float %x, i32 0
  call void @show.1.float(<1 x float> %r)
  ret void
}
define void @show.1.double(<1 x double> %v) {
  %e0 = extractelement <1 x double> %v, i32 0
  %b0 = bitcast double %e0 to i64
  call void @p(i64 %b0)
  call void @nl()
  ret void
}
define void @t96(<3 x double> %a, <3 x double> %b) {
  %r = shufflevector <3 x double> %a, <3 x double> %b, <1 x i32> <i32 0>
  call void @show.1.double(<1 x double> %r)
  ret void
}
define void @show.2.double(<2 x double> %v) {
  %e0 = extractelement <2 x double> %v, i32 0
  %b0 = bitcast double %e0 to i64
  call void @p(i64 %b0)
  %e1 = extractelement <2 x double> %v, i32 1
  %b1 = bitcast double %e1 to i64
  call void @p(i64 %b1)
  call void @nl()
  ret void
}
define void @t97(<3 x double> %a, <3 x double> %b) {
  %r = shufflevector <3 x double> %a, <3 x double> %b, <2 x i32> <i32 2, i32 2>
  call void @show.2.double(<2 x double> %r)
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
define void @t98(<3 x double> %a, <3 x double> %b) {
  %r = shufflevector <3 x double> %a, <3 x double> %b, <3 x i32> <i32 1, i32 1, i32 5>
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @show.4.double(<4 x double> %v) {
  %e0 = extractelement <4 x double> %v, i32 0
  %b0 = bitcast double %e0 to i64
  call void @p(i64 %b0)
  %e1 = extractelement <4 x double> %v, i32 1
  %b1 = bitcast double %e1 to i64
  call void @p(i64 %b1)
  %e2 = extractelement <4 x double> %v, i32 2
  %b2 = bitcast double %e2 to i64
  call void @p(i64 %b2)
  %e3 = extractelement <4 x double> %v, i32 3
  %b3 = bitcast double %e3 to i64
  call void @p(i64 %b3)
  call void @nl()
  ret void
}
define void @t99(<3 x double> %a, <3 x double> %b) {
  %r = shufflevector <3 x double> %a, <3 x double> %b, <4 x i32> <i32 3, i32 1, i32 1, i32 2>
  call void @show.4.double(<4 x double> %r)
  ret void
}
define void @show.6.double(<6 x double> %v) {
  %e0 = extractelement <6 x double> %v, i32 0
  %b0 = bitcast double %e0 to i64
  call void @p(i64 %b0)
  %e1 = extractelement <6 x double> %v, i32 1
  %b1 = bitcast double %e1 to i64
  call void @p(i64 %b1)
  %e2 = extractelement <6 x double> %v, i32 2
  %b2 = bitcast double %e2 to i64
  call void @p(i64 %b2)
  %e3 = extractelement <6 x double> %v, i32 3
  %b3 = bitcast double %e3 to i64
  call void @p(i64 %b3)
  %e4 = extractelement <6 x double> %v, i32 4
  %b4 = bitcast double %e4 to i64
  call void @p(i64 %b4)
  %e5 = extractelement <6 x double> %v, i32 5
  %b5 = bitcast double %e5 to i64
  call void @p(i64 %b5)
  call void @nl()
  ret void
}
define void @t100(<3 x double> %a, <3 x double> %b) {
  %r = shufflevector <3 x double> %a, <3 x double> %b, <6 x i32> <i32 3, i32 4, i32 1, i32 1, i32 3, i32 5>
  call void @show.6.double(<6 x double> %r)
  ret void
}
define void @t101(<3 x double> %a) {
  %r = shufflevector <3 x double> %a, <3 x double> poison, <3 x i32> zeroinitializer
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t102(<3 x double> %a, double %b, i64 %c) {
  %r = insertelement <3 x double> %a, double %b, i64 %c
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t103(<3 x double> %a, double %b) {
  %r = insertelement <3 x double> %a, double %b, i32 0
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t104(<3 x double> %a, i32 %b) {
  %x = extractelement <3 x double> %a, i32 %b
  %r = insertelement <1 x double> poison, double %x, i32 0
  call void @show.1.double(<1 x double> %r)
  ret void
}
define void @t105(<3 x double> %a, double %b, i64 %c) {
  %r = insertelement <3 x double> %a, double %b, i64 %c
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t106(<3 x double> %a, double %b) {
  %r = insertelement <3 x double> %a, double %b, i32 2
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t107(<3 x double> %a, i32 %b) {
  %x = extractelement <3 x double> %a, i32 %b
  %r = insertelement <1 x double> poison, double %x, i32 0
  call void @show.1.double(<1 x double> %r)
  ret void
}
define i32 @main() {
  call void @t1(<4 x i32> <i32 -2147483648, i32 0, i32 1, i32 -2147483648>, <4 x i32> <i32 0, i32 624942537, i32 1, i32 -1>)
  call void @t2(<4 x i32> <i32 0, i32 -2147483648, i32 -2147483648, i32 2147483647>, <4 x i32> <i32 1, i32 -2147483648, i32 0, i32 -1>)
  call void @t3(<4 x i32> <i32 -2147483648, i32 -2147483648, i32 0, i32 2147483647>, <4 x i32> <i32 878980772, i32 0, i32 1, i32 -7257466>)
  call void @t4(<4 x i32> <i32 -1, i32 2147483647, i32 -2001036327, i32 -695563223>, <4 x i32> <i32 -1, i32 2147483647, i32 0, i32 -1>)
  call void @t5(<4 x i32> <i32 -1, i32 -1, i32 -2147483648, i32 -2147483648>, <4 x i32> <i32 1, i32 2147483647, i32 1762637393, i32 -2147483648>)
  call void @t6(<4 x i32> <i32 2147483647, i32 1, i32 -2147483648, i32 2147483647>)
  call void @t7(<4 x i32> <i32 -1924830240, i32 1, i32 2147483647, i32 1710115985>, i32 -1, i64 0)
  call void @t8(<4 x i32> <i32 0, i32 0, i32 1, i32 1>, i32 -1350714872)
  call void @t9(<4 x i32> <i32 -2147483648, i32 2147483647, i32 -1, i32 706220869>, i32 0)
  call void @t10(<4 x i32> <i32 -1, i32 -1, i32 1, i32 0>, i32 -1, i64 3)
  call void @t11(<4 x i32> <i32 -1, i32 0, i32 1, i32 -1>, i32 -1)
  call void @t12(<4 x i32> <i32 2147483647, i32 0, i32 2147483647, i32 -1>, i32 3)
  call void @t13(<16 x i8> <i8 -1, i8 -35, i8 127, i8 -121, i8 1, i8 79, i8 127, i8 127, i8 127, i8 0, i8 1, i8 0, i8 -128, i8 -1, i8 -1, i8 -128>, <16 x i8> <i8 -1, i8 63, i8 -1, i8 -1, i8 0, i8 -128, i8 106, i8 0, i8 1, i8 127, i8 127, i8 127, i8 -1, i8 127, i8 127, i8 127>)
  call void @t14(<16 x i8> <i8 77, i8 -51, i8 1, i8 1, i8 -1, i8 -1, i8 -128, i8 -128, i8 127, i8 1, i8 127, i8 -112, i8 127, i8 -128, i8 1, i8 127>, <16 x i8> <i8 0, i8 0, i8 -128, i8 1, i8 127, i8 -1, i8 127, i8 1, i8 127, i8 -128, i8 100, i8 -68, i8 9, i8 0, i8 -1, i8 -1>)
  call void @t15(<16 x i8> <i8 1, i8 -128, i8 -69, i8 0, i8 127, i8 0, i8 0, i8 1, i8 127, i8 -1, i8 -1, i8 0, i8 1, i8 -128, i8 0, i8 -128>, <16 x i8> <i8 1, i8 -128, i8 -62, i8 0, i8 -101, i8 24, i8 -1, i8 0, i8 -1, i8 0, i8 -1, i8 -128, i8 59, i8 1, i8 0, i8 -1>)
  call void @t16(<16 x i8> <i8 -1, i8 -1, i8 -1, i8 0, i8 -49, i8 -1, i8 127, i8 -1, i8 1, i8 -28, i8 1, i8 0, i8 1, i8 0, i8 0, i8 -128>, <16 x i8> <i8 -1, i8 1, i8 0, i8 -128, i8 -92, i8 127, i8 -128, i8 -1, i8 -128, i8 1, i8 -1, i8 -128, i8 0, i8 127, i8 1, i8 1>)
  call void @t17(<16 x i8> <i8 127, i8 -1, i8 -128, i8 1, i8 0, i8 127, i8 1, i8 -128, i8 127, i8 1, i8 127, i8 0, i8 1, i8 127, i8 0, i8 127>, <16 x i8> <i8 -128, i8 0, i8 -118, i8 0, i8 108, i8 -48, i8 0, i8 -128, i8 127, i8 1, i8 0, i8 -128, i8 59, i8 0, i8 1, i8 127>)
  call void @t18(<16 x i8> <i8 1, i8 47, i8 1, i8 -1, i8 -1, i8 -1, i8 -128, i8 127, i8 -1, i8 127, i8 -128, i8 -128, i8 1, i8 -1, i8 1, i8 127>)
  call void @t19(<16 x i8> <i8 -87, i8 -1, i8 -1, i8 127, i8 -1, i8 -128, i8 -116, i8 -1, i8 127, i8 -128, i8 20, i8 0, i8 -128, i8 127, i8 -1, i8 127>, i8 -1, i64 0)
  call void @t20(<16 x i8> <i8 1, i8 -1, i8 0, i8 1, i8 -128, i8 0, i8 -128, i8 -1, i8 -128, i8 109, i8 -1, i8 0, i8 0, i8 1, i8 -128, i8 127>, i8 -128)
  call void @t21(<16 x i8> <i8 0, i8 127, i8 -128, i8 0, i8 0, i8 -128, i8 -1, i8 -128, i8 -128, i8 127, i8 -1, i8 1, i8 -1, i8 127, i8 1, i8 1>, i32 0)
  call void @t22(<16 x i8> <i8 1, i8 0, i8 -112, i8 -91, i8 -1, i8 -1, i8 0, i8 -114, i8 -128, i8 -1, i8 24, i8 127, i8 -128, i8 127, i8 1, i8 0>, i8 0, i64 15)
  call void @t23(<16 x i8> <i8 0, i8 1, i8 1, i8 0, i8 -128, i8 13, i8 1, i8 127, i8 -128, i8 27, i8 1, i8 127, i8 -128, i8 -128, i8 0, i8 -52>, i8 -116)
  call void @t24(<16 x i8> <i8 127, i8 -128, i8 127, i8 127, i8 127, i8 -108, i8 127, i8 1, i8 0, i8 1, i8 0, i8 -1, i8 100, i8 108, i8 -1, i8 0>, i32 15)
  call void @t25(<3 x i32> <i32 -2147483648, i32 2147483647, i32 -2147483648>, <3 x i32> <i32 -1, i32 -877818354, i32 1>)
  call void @t26(<3 x i32> <i32 1, i32 1, i32 1467688659>, <3 x i32> <i32 1, i32 -1, i32 2147483647>)
  call void @t27(<3 x i32> <i32 -517762886, i32 1811092796, i32 2068716854>, <3 x i32> <i32 -2147483648, i32 2147483647, i32 -2147483648>)
  call void @t28(<3 x i32> <i32 1957201747, i32 -2147483648, i32 -1>, <3 x i32> <i32 1, i32 -2147483648, i32 0>)
  call void @t29(<3 x i32> <i32 -2147483648, i32 1, i32 1>, <3 x i32> <i32 0, i32 0, i32 -1553050771>)
  call void @t30(<3 x i32> <i32 616519911, i32 -1964319077, i32 -1856165937>)
  call void @t31(<3 x i32> <i32 0, i32 -2147483648, i32 -1>, i32 -2147483648, i64 0)
  call void @t32(<3 x i32> <i32 1680535725, i32 -1864237367, i32 2147483647>, i32 1)
  call void @t33(<3 x i32> <i32 1, i32 0, i32 -1999621572>, i32 0)
  call void @t34(<3 x i32> <i32 -1771804096, i32 -1, i32 0>, i32 0, i64 2)
  call void @t35(<3 x i32> <i32 1253989970, i32 -1, i32 -1>, i32 -1)
  call void @t36(<3 x i32> <i32 -1, i32 -1, i32 -1939572735>, i32 2)
  call void @t37(<5 x i7> <i7 -1, i7 -64, i7 63, i7 -1, i7 15>, <5 x i7> <i7 63, i7 63, i7 0, i7 63, i7 0>)
  call void @t38(<5 x i7> <i7 -37, i7 0, i7 -1, i7 63, i7 -64>, <5 x i7> <i7 -1, i7 0, i7 -1, i7 0, i7 -2>)
  call void @t39(<5 x i7> <i7 -64, i7 1, i7 1, i7 56, i7 63>, <5 x i7> <i7 0, i7 56, i7 0, i7 -2, i7 0>)
  call void @t40(<5 x i7> <i7 -10, i7 -1, i7 -1, i7 63, i7 -64>, <5 x i7> <i7 1, i7 -16, i7 63, i7 -64, i7 12>)
  call void @t41(<5 x i7> <i7 63, i7 -8, i7 -1, i7 1, i7 -1>, <5 x i7> <i7 -5, i7 49, i7 -64, i7 -1, i7 -26>)
  call void @t42(<5 x i7> <i7 -64, i7 -45, i7 1, i7 -1, i7 -64>)
  call void @t43(<5 x i7> <i7 1, i7 -1, i7 1, i7 -31, i7 0>, i7 -43, i64 0)
  call void @t44(<5 x i7> <i7 1, i7 1, i7 1, i7 -1, i7 -1>, i7 -1)
  call void @t45(<5 x i7> <i7 0, i7 0, i7 1, i7 63, i7 0>, i32 0)
  call void @t46(<5 x i7> <i7 63, i7 63, i7 1, i7 0, i7 63>, i7 1, i64 4)
  call void @t47(<5 x i7> <i7 -64, i7 63, i7 -64, i7 63, i7 -64>, i7 11)
  call void @t48(<5 x i7> <i7 63, i7 1, i7 21, i7 19, i7 -64>, i32 4)
  call void @t49(<8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false>, <8 x i1> <i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true>)
  call void @t50(<8 x i1> <i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true>, <8 x i1> <i1 true, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true>)
  call void @t51(<8 x i1> <i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true>, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false>)
  call void @t52(<8 x i1> <i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true>, <8 x i1> <i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true>)
  call void @t53(<8 x i1> <i1 true, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true>, <8 x i1> <i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  call void @t54(<8 x i1> <i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false>)
  call void @t55(<8 x i1> <i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true>, i1 true, i64 0)
  call void @t56(<8 x i1> <i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true>, i1 false)
  call void @t57(<8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, i32 0)
  call void @t58(<8 x i1> <i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true>, i1 true, i64 7)
  call void @t59(<8 x i1> <i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false>, i1 true)
  call void @t60(<8 x i1> <i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false>, i32 7)
  call void @t61(<2 x i128> <i128 -1, i128 170141183460469231731687303715884105727>, <2 x i128> <i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727>)
  call void @t62(<2 x i128> <i128 1, i128 0>, <2 x i128> <i128 170141183460469231731687303715884105727, i128 -1>)
  call void @t63(<2 x i128> <i128 -170141183460469231731687303715884105728, i128 -170141183460469231731687303715884105728>, <2 x i128> <i128 -170141183460469231731687303715884105728, i128 66832651365623787754274754119078325561>)
  call void @t64(<2 x i128> <i128 -135649607355875767164667545332237585850, i128 0>, <2 x i128> <i128 -1, i128 -1>)
  call void @t65(<2 x i128> <i128 -1, i128 0>)
  call void @t66(<2 x i128> <i128 0, i128 0>, i128 25630520482127732461519903090024006241, i64 0)
  call void @t67(<2 x i128> <i128 0, i128 31296047169050194616528213820597996092>, i128 170141183460469231731687303715884105727)
  call void @t68(<2 x i128> <i128 170141183460469231731687303715884105727, i128 0>, i32 0)
  call void @t69(<2 x i128> <i128 62530654230815195534996585735217208312, i128 0>, i128 170141183460469231731687303715884105727, i64 1)
  call void @t70(<2 x i128> <i128 1, i128 0>, i128 72667995450531457553484804483088770505)
  call void @t71(<2 x i128> <i128 0, i128 170141183460469231731687303715884105727>, i32 1)
  call void @t72(<20 x i16> <i16 -1, i16 0, i16 0, i16 0, i16 -31803, i16 -32768, i16 32767, i16 -1, i16 -32768, i16 32767, i16 0, i16 -1, i16 -32768, i16 32767, i16 -1980, i16 1, i16 0, i16 -8962, i16 -22019, i16 32767>, <20 x i16> <i16 32767, i16 32767, i16 -1, i16 -32768, i16 -1, i16 0, i16 7985, i16 -32768, i16 -32768, i16 0, i16 1, i16 -1, i16 32767, i16 1, i16 32767, i16 32767, i16 1, i16 32767, i16 -14202, i16 -1>)
  call void @t73(<20 x i16> <i16 1, i16 0, i16 1, i16 -32768, i16 -1, i16 -32768, i16 32767, i16 -32768, i16 -32768, i16 32767, i16 32767, i16 -19633, i16 1, i16 -32768, i16 -28996, i16 32767, i16 1, i16 -1, i16 0, i16 32767>, <20 x i16> <i16 -32768, i16 -32768, i16 -1, i16 0, i16 32767, i16 -32768, i16 -1, i16 -32768, i16 32767, i16 -32768, i16 1, i16 1, i16 1, i16 20045, i16 -1, i16 -32768, i16 32767, i16 -32768, i16 1, i16 0>)
  call void @t74(<20 x i16> <i16 -32768, i16 -1, i16 -1, i16 0, i16 32767, i16 -32768, i16 -32768, i16 1, i16 0, i16 1, i16 1, i16 0, i16 0, i16 -32768, i16 -8544, i16 32767, i16 0, i16 -32768, i16 32767, i16 0>, <20 x i16> <i16 0, i16 -1, i16 1, i16 0, i16 29911, i16 32767, i16 32767, i16 1, i16 1, i16 32225, i16 1, i16 -1, i16 -1, i16 -32768, i16 0, i16 0, i16 -32768, i16 13736, i16 32767, i16 0>)
  call void @t75(<20 x i16> <i16 1, i16 27151, i16 0, i16 -2104, i16 1, i16 0, i16 1, i16 -32768, i16 -1, i16 25474, i16 32767, i16 0, i16 32767, i16 0, i16 0, i16 -1, i16 1, i16 0, i16 -1, i16 -1>, <20 x i16> <i16 -18242, i16 1, i16 32767, i16 1, i16 1, i16 32767, i16 1, i16 0, i16 -32768, i16 -1, i16 1, i16 32767, i16 -1, i16 32767, i16 1, i16 -32768, i16 -29043, i16 25889, i16 1, i16 32767>)
  call void @t76(<20 x i16> <i16 1, i16 -32768, i16 0, i16 -32768, i16 32767, i16 -1, i16 1, i16 -32768, i16 11134, i16 1, i16 -1, i16 0, i16 -28463, i16 -32768, i16 -6022, i16 0, i16 -1, i16 -1, i16 22407, i16 32767>, <20 x i16> <i16 0, i16 32767, i16 -24034, i16 1, i16 -32768, i16 -1, i16 1, i16 -1, i16 -32768, i16 0, i16 -32768, i16 32767, i16 -32768, i16 0, i16 -9391, i16 -1, i16 18292, i16 32767, i16 0, i16 0>)
  call void @t77(<20 x i16> <i16 29756, i16 32767, i16 0, i16 -32768, i16 0, i16 0, i16 -32768, i16 1, i16 -1, i16 -32768, i16 0, i16 0, i16 27938, i16 1, i16 0, i16 -32768, i16 -32768, i16 -32768, i16 -17147, i16 0>)
  call void @t78(<20 x i16> <i16 0, i16 1, i16 -1, i16 32767, i16 -32768, i16 -1, i16 0, i16 32767, i16 1, i16 -32768, i16 1, i16 -23120, i16 32767, i16 32767, i16 0, i16 28677, i16 -7292, i16 -32768, i16 -32768, i16 0>, i16 0, i64 0)
  call void @t79(<20 x i16> <i16 -1, i16 32767, i16 -1, i16 32767, i16 -32768, i16 -1, i16 32767, i16 -32768, i16 -1, i16 1, i16 30006, i16 -1, i16 32767, i16 10690, i16 -1, i16 -32768, i16 0, i16 32767, i16 -32768, i16 0>, i16 1)
  call void @t80(<20 x i16> <i16 32767, i16 32767, i16 0, i16 0, i16 -30516, i16 -1, i16 27389, i16 -1, i16 -32768, i16 0, i16 0, i16 0, i16 0, i16 1, i16 0, i16 0, i16 -1, i16 1, i16 0, i16 -32768>, i32 0)
  call void @t81(<20 x i16> <i16 -1, i16 32767, i16 -32768, i16 1, i16 0, i16 1, i16 -1, i16 32767, i16 -1, i16 1, i16 0, i16 -32768, i16 32767, i16 7205, i16 1, i16 32767, i16 -32768, i16 -1, i16 -32768, i16 -32768>, i16 32767, i64 19)
  call void @t82(<20 x i16> <i16 -1, i16 1, i16 1, i16 -32768, i16 32767, i16 -32768, i16 0, i16 -1, i16 1, i16 -32768, i16 32767, i16 -1, i16 1, i16 0, i16 0, i16 -32768, i16 -32768, i16 -1, i16 -3934, i16 -32768>, i16 32767)
  call void @t83(<20 x i16> <i16 -9561, i16 0, i16 1, i16 32067, i16 1, i16 -1, i16 -1, i16 -23572, i16 -32768, i16 -1, i16 -32768, i16 -26539, i16 23348, i16 32767, i16 -15160, i16 13667, i16 27178, i16 32767, i16 0, i16 32767>, i32 19)
  call void @t84(<8 x float> <float 0.125, float 3.5, float 0.0, float 3.5, float 1024.0, float -2.25, float 3.5, float 0.125>, <8 x float> <float 0.125, float 1024.0, float -7.0, float 1024.0, float -7.0, float 3.5, float 3.5, float -7.0>)
  call void @t85(<8 x float> <float 3.5, float 0.125, float 1024.0, float 0.0, float 1024.0, float 0.0, float 3.5, float 3.5>, <8 x float> <float -0.0, float -2.25, float -7.0, float -7.0, float -0.0, float -7.0, float -0.0, float 3.5>)
  call void @t86(<8 x float> <float 3.5, float 3.5, float 0.125, float -7.0, float 1.5, float -7.0, float 0.125, float 1.5>, <8 x float> <float -2.25, float -0.0, float -2.25, float 3.5, float -7.0, float 3.5, float 0.0, float -0.0>)
  call void @t87(<8 x float> <float -7.0, float -2.25, float 1024.0, float 0.0, float -2.25, float 1024.0, float -7.0, float 3.5>, <8 x float> <float 0.0, float 1024.0, float -0.0, float -0.0, float 3.5, float 0.0, float 1.5, float -2.25>)
  call void @t88(<8 x float> <float 0.0, float -0.0, float 3.5, float -2.25, float 0.0, float 0.0, float -2.25, float 1.5>, <8 x float> <float -2.25, float -2.25, float 0.0, float 0.125, float 0.125, float 3.5, float 1.5, float 1.5>)
  call void @t89(<8 x float> <float -7.0, float 0.0, float -0.0, float -7.0, float 1024.0, float 0.0, float 1.5, float 1024.0>)
  call void @t90(<8 x float> <float -2.25, float -2.25, float -7.0, float -0.0, float 0.125, float 3.5, float 1.5, float 1.5>, float -0.0, i64 0)
  call void @t91(<8 x float> <float 3.5, float 1.5, float 0.125, float 1.5, float -0.0, float -0.0, float -0.0, float 1.5>, float 0.0)
  call void @t92(<8 x float> <float 0.0, float -7.0, float 1.5, float 0.125, float 1024.0, float 3.5, float 1024.0, float 0.125>, i32 0)
  call void @t93(<8 x float> <float -2.25, float -0.0, float 3.5, float -0.0, float 3.5, float 1024.0, float 3.5, float 0.125>, float 1.5, i64 7)
  call void @t94(<8 x float> <float -0.0, float -2.25, float 0.0, float 0.0, float -7.0, float 3.5, float 0.0, float 1.5>, float 1024.0)
  call void @t95(<8 x float> <float 3.5, float -7.0, float -2.25, float -7.0, float 3.5, float -7.0, float 3.5, float -2.25>, i32 7)
  call void @t96(<3 x double> <double 3.5, double -7.0, double -0.0>, <3 x double> <double 3.5, double -0.0, double 0.125>)
  call void @t97(<3 x double> <double -0.0, double 3.5, double 1.5>, <3 x double> <double 1024.0, double 1.5, double -7.0>)
  call void @t98(<3 x double> <double 0.0, double -2.25, double -0.0>, <3 x double> <double 1024.0, double 0.0, double 0.125>)
  call void @t99(<3 x double> <double -7.0, double -0.0, double 3.5>, <3 x double> <double 3.5, double -0.0, double 1024.0>)
  call void @t100(<3 x double> <double 0.0, double 1024.0, double 0.125>, <3 x double> <double -7.0, double -0.0, double 3.5>)
  call void @t101(<3 x double> <double -0.0, double 0.0, double -2.25>)
  call void @t102(<3 x double> <double -2.25, double 1024.0, double 3.5>, double 1.5, i64 0)
  call void @t103(<3 x double> <double 0.0, double 1024.0, double 1.5>, double 3.5)
  call void @t104(<3 x double> <double -2.25, double 0.0, double -0.0>, i32 0)
  call void @t105(<3 x double> <double -7.0, double -0.0, double -2.25>, double -2.25, i64 2)
  call void @t106(<3 x double> <double -7.0, double 1024.0, double -0.0>, double -2.25)
  call void @t107(<3 x double> <double 1024.0, double -2.25, double -0.0>, i32 2)
  ret i32 0
}
