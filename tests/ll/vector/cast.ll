; Conversions of vectors, bitcasts that regroup their bits among them. The output is what LLVM's own lli prints.
; covers: 4-57
; exit: 0
; stdout: "1 e513270e 0 80000000 \nffffffffffffffff 0 ffffffff80000000 0 \nffffffff 0 0 0 \n1 2170 0 8000 \n0 1 ffff8000 1 \nffff 0 0 0 \n50 0 80 1 0 c 80 80 \n7f ff80 ffff ff80 7f ffff 1 1 \n0 0 ff ff 0 0 0 1 \nff 7f 0 76 80 ff d7 80 80 7f 0 ff f9 0 8f ff \nff80 7e 7f ffc8 ffe2 0 7f 1 0 0 ffff ffa1 7f 7f 1 7f \nff 1 ff 0 46 ff ff 1 0 1 61 0 0 ff 0 ff \n7f 40 1 \n1ffffffc0 1ffffffc0 13 \n7f f 7f \n0 0 0 1 0 0 1 1 \nff ff 0 ff ff 0 ff ff \n0 0 1 0 1 1 0 1 \n0 0 1 1 \n0 0 0 0 \n0 0 1 1 \n0 542fddbb7a86f7a2 0 0 \nffffffffffffffff 8000000000000000 ffffffffffffffff a587be6b5c9bcf35 \n0 0 \n400 fffffff9 0 \nfff9 0 fff9 \n0 0 0 \n4f000000 3f800000 cf000000 \n43eb60c4b1cfc4de 0 43e0000000000000 \n3ff0000000000000 c060000000000000 bff0000000000000 \n3fc0000000000000 c01c000000000000 c01c000000000000 \nc0100000 80000000 c0100000 \n1 ffffffff 0 \n1 0 fffffff9 fffffffe \nfffe 3 0 0 \n0 3 7 2 \n4e9a058c 4f000000 cdc9f5b6 0 \n3ff0000000000000 0 43e0000000000000 3ff0000000000000 \nc060000000000000 405fc00000000000 bff0000000000000 c060000000000000 \n0 3ff8000000000000 3ff8000000000000 c002000000000000 \n0 40600000 80000000 80000000 \n1 1 ffffffff ffffffff \n8f97704400000001 800000007fffffff \n0 0 0 80 0 0 0 80 0 0 0 80 0 0 0 80 \n0 7fffffff 1 0 \n100000001 80000000 \n0 0 90e5 d373 0 8000 ffff 7fff \nffffffff00000001 8000000000000000 \n0 0 0 80000000 \n0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 80 \n0 80000000 831d03bf b30c16a3 \n8000000000000000 7fffffffffffffff \n1 0 0 0 ffff ffff ffff ffff \n1 1 \n1007f00 100b600 1012470 7f00b87f \n97ff01ff80a901a9 8080ff007f8000 \nff0001 597f0101 7f8001ff 7f8effff \nff0180ff000000 100018001ff8000 \n100 ffff 7f01 ff00 ff00 8400 180 7f7f \n100ff7f3a5501 1ce807f80ee519b \n44800000 40600000 0 3fc00000 \n40600000c0100000 8000000044800000 \n0 0 80 44 0 0 c0 3f 0 0 0 3e 0 0 0 0 \n4480000000000000 3fc000003e000000 \n0 4480 0 c0e0 0 c0e0 0 c0e0 \n8000000044800000 3fc0000080000000 \n0 c01c0000 0 0 \n3ff8000000000000 c01c000000000000 \n0 0 0 0 0 0 c 40 0 0 0 0 0 0 2 c0 \n0 3fc00000 0 40900000 \n0 0 0 8000 0 0 0 8000 \nc002000000000000 3ff8000000000000 \n7fff0000 0 1ffff 80008000 \nffff800028540001 18000ffff7fff \n35 8b 0 80 ff 7f dd 3b 0 80 0 80 0 80 0 0 \n1585538f 12ed2 10000 ffff \n8000000000007fff 7fffffff0001 \nffff0000ffff3ee8 978980008000 \n1 0 0 0 \nffffffffffffffff 7fffffffffffffff \n79 bc 74 d8 d1 7b ef 61 7f 39 a5 13 f1 68 a0 fa \n498dbfa8 c458272f bf7a4bd 1df2025f \n1 0 \n125a 54ef 3aed 4102 f4a3 a6ca 7c7b 3e43 \n7fffffff7fffffff 180000000 ffffffffb7bac233 997a14e2c4ce4ab3 \n0 0 0 80 ff ff ff 7f ff ff ff 7f 0 0 0 0 0 0 0 80 ff ff ff ff 0 0 0 0 ff ff ff 7f \n0 0 0 80000000 ffffffff ffffffff ffffffff ffffffff \n1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 24 d4 19 13 8f 5f db 94 8c 1a 1e 17 f6 1d 49 a4 \n5180ffff 7fff00ff 7f00007f ff01ff7f ffffffff 6600017f 807f00ff ff7fff \n7f8c0001804f007f ff0180ff01c98d00 aa000e7f017f793d ffff7f018000ff01 \n17 \n1 0 0 0 0 0 0 0 \nf01 \n1 0 0 0 \n7fffffff00000000 80000000ffffffff \n1 0 0 0 \n4480000040600000 \n0 0 \nffffffff \n0 0 \n8e0b \n1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0 \nc \n1 0 0 0 \n5b9c09a26edf1bd \nc002000000000000 \n"
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
define void @show.4.i64(<4 x i64> %v) {
  %e0 = extractelement <4 x i64> %v, i32 0
  call void @p(i64 %e0)
  %e1 = extractelement <4 x i64> %v, i32 1
  call void @p(i64 %e1)
  %e2 = extractelement <4 x i64> %v, i32 2
  call void @p(i64 %e2)
  %e3 = extractelement <4 x i64> %v, i32 3
  call void @p(i64 %e3)
  call void @nl()
  ret void
}
define void @t1(<4 x i32> %a) {
  %r = zext <4 x i32> %a to <4 x i64>
  call void @show.4.i64(<4 x i64> %r)
  ret void
}
define void @t2(<4 x i32> %a) {
  %r = sext <4 x i32> %a to <4 x i64>
  call void @show.4.i64(<4 x i64> %r)
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
define void @t3(<4 x i64> %a) {
  %r = trunc <4 x i64> %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t4(<4 x i16> %a) {
  %r = zext <4 x i16> %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t5(<4 x i16> %a) {
  %r = sext <4 x i16> %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @show.4.i16(<4 x i16> %v) {
  %e0 = extractelement <4 x i16> %v, i32 0
  %z0 = zext i16 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <4 x i16> %v, i32 1
  %z1 = zext i16 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <4 x i16> %v, i32 2
  %z2 = zext i16 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <4 x i16> %v, i32 3
  %z3 = zext i16 %e3 to i64
  call void @p(i64 %z3)
  call void @nl()
  ret void
}
define void @t6(<4 x i32> %a) {
  %r = trunc <4 x i32> %a to <4 x i16>
  call void @show.4.i16(<4 x i16> %r)
  ret void
}
define void @show.8.i16(<8 x i16> %v) {
  %e0 = extractelement <8 x i16> %v, i32 0
  %z0 = zext i16 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <8 x i16> %v, i32 1
  %z1 = zext i16 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <8 x i16> %v, i32 2
  %z2 = zext i16 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <8 x i16> %v, i32 3
  %z3 = zext i16 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <8 x i16> %v, i32 4
  %z4 = zext i16 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <8 x i16> %v, i32 5
  %z5 = zext i16 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <8 x i16> %v, i32 6
  %z6 = zext i16 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <8 x i16> %v, i32 7
  %z7 = zext i16 %e7 to i64
  call void @p(i64 %z7)
  call void @nl()
  ret void
}
define void @t7(<8 x i8> %a) {
  %r = zext <8 x i8> %a to <8 x i16>
  call void @show.8.i16(<8 x i16> %r)
  ret void
}
define void @t8(<8 x i8> %a) {
  %r = sext <8 x i8> %a to <8 x i16>
  call void @show.8.i16(<8 x i16> %r)
  ret void
}
define void @show.8.i8(<8 x i8> %v) {
  %e0 = extractelement <8 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <8 x i8> %v, i32 1
  %z1 = zext i8 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <8 x i8> %v, i32 2
  %z2 = zext i8 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <8 x i8> %v, i32 3
  %z3 = zext i8 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <8 x i8> %v, i32 4
  %z4 = zext i8 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <8 x i8> %v, i32 5
  %z5 = zext i8 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <8 x i8> %v, i32 6
  %z6 = zext i8 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <8 x i8> %v, i32 7
  %z7 = zext i8 %e7 to i64
  call void @p(i64 %z7)
  call void @nl()
  ret void
}
define void @t9(<8 x i16> %a) {
  %r = trunc <8 x i16> %a to <8 x i8>
  call void @show.8.i8(<8 x i8> %r)
  ret void
}
define void @show.16.i16(<16 x i16> %v) {
  %e0 = extractelement <16 x i16> %v, i32 0
  %z0 = zext i16 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <16 x i16> %v, i32 1
  %z1 = zext i16 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <16 x i16> %v, i32 2
  %z2 = zext i16 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <16 x i16> %v, i32 3
  %z3 = zext i16 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <16 x i16> %v, i32 4
  %z4 = zext i16 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <16 x i16> %v, i32 5
  %z5 = zext i16 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <16 x i16> %v, i32 6
  %z6 = zext i16 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <16 x i16> %v, i32 7
  %z7 = zext i16 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <16 x i16> %v, i32 8
  %z8 = zext i16 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <16 x i16> %v, i32 9
  %z9 = zext i16 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <16 x i16> %v, i32 10
  %z10 = zext i16 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <16 x i16> %v, i32 11
  %z11 = zext i16 %e11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <16 x i16> %v, i32 12
  %z12 = zext i16 %e12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <16 x i16> %v, i32 13
  %z13 = zext i16 %e13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <16 x i16> %v, i32 14
  %z14 = zext i16 %e14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <16 x i16> %v, i32 15
  %z15 = zext i16 %e15 to i64
  call void @p(i64 %z15)
  call void @nl()
  ret void
}
define void @t10(<16 x i8> %a) {
  %r = zext <16 x i8> %a to <16 x i16>
  call void @show.16.i16(<16 x i16> %r)
  ret void
}
define void @t11(<16 x i8> %a) {
  %r = sext <16 x i8> %a to <16 x i16>
  call void @show.16.i16(<16 x i16> %r)
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
define void @t12(<16 x i16> %a) {
  %r = trunc <16 x i16> %a to <16 x i8>
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @show.3.i33(<3 x i33> %v) {
  %e0 = extractelement <3 x i33> %v, i32 0
  %z0 = zext i33 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <3 x i33> %v, i32 1
  %z1 = zext i33 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <3 x i33> %v, i32 2
  %z2 = zext i33 %e2 to i64
  call void @p(i64 %z2)
  call void @nl()
  ret void
}
define void @t13(<3 x i7> %a) {
  %r = zext <3 x i7> %a to <3 x i33>
  call void @show.3.i33(<3 x i33> %r)
  ret void
}
define void @t14(<3 x i7> %a) {
  %r = sext <3 x i7> %a to <3 x i33>
  call void @show.3.i33(<3 x i33> %r)
  ret void
}
define void @show.3.i7(<3 x i7> %v) {
  %e0 = extractelement <3 x i7> %v, i32 0
  %z0 = zext i7 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <3 x i7> %v, i32 1
  %z1 = zext i7 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <3 x i7> %v, i32 2
  %z2 = zext i7 %e2 to i64
  call void @p(i64 %z2)
  call void @nl()
  ret void
}
define void @t15(<3 x i33> %a) {
  %r = trunc <3 x i33> %a to <3 x i7>
  call void @show.3.i7(<3 x i7> %r)
  ret void
}
define void @t16(<8 x i1> %a) {
  %r = zext <8 x i1> %a to <8 x i8>
  call void @show.8.i8(<8 x i8> %r)
  ret void
}
define void @t17(<8 x i1> %a) {
  %r = sext <8 x i1> %a to <8 x i8>
  call void @show.8.i8(<8 x i8> %r)
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
define void @t18(<8 x i8> %a) {
  %r = trunc <8 x i8> %a to <8 x i1>
  call void @show.8.i1(<8 x i1> %r)
  ret void
}
define void @t19(<4 x i1> %a) {
  %r = zext <4 x i1> %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t20(<4 x i1> %a) {
  %r = sext <4 x i1> %a to <4 x i32>
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
define void @t21(<4 x i32> %a) {
  %r = trunc <4 x i32> %a to <4 x i1>
  call void @show.4.i1(<4 x i1> %r)
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
define void @t22(<2 x i64> %a) {
  %r = zext <2 x i64> %a to <2 x i128>
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @t23(<2 x i64> %a) {
  %r = sext <2 x i64> %a to <2 x i128>
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @show.2.i64(<2 x i64> %v) {
  %e0 = extractelement <2 x i64> %v, i32 0
  call void @p(i64 %e0)
  %e1 = extractelement <2 x i64> %v, i32 1
  call void @p(i64 %e1)
  call void @nl()
  ret void
}
define void @t24(<2 x i128> %a) {
  %r = trunc <2 x i128> %a to <2 x i64>
  call void @show.2.i64(<2 x i64> %r)
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
define void @t25(<3 x float> %a) {
  %r = fptosi <3 x float> %a to <3 x i32>
  call void @show.3.i32(<3 x i32> %r)
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
define void @t26(<3 x double> %a) {
  %r = fptosi <3 x double> %a to <3 x i16>
  call void @show.3.i16(<3 x i16> %r)
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
define void @t27(<3 x float> %a) {
  %r = fptoui <3 x float> %a to <3 x i64>
  call void @show.3.i64(<3 x i64> %r)
  ret void
}
define void @show.3.float(<3 x float> %v) {
  %e0 = extractelement <3 x float> %v, i32 0
  %b0 = bitcast float %e0 to i32
  %z0 = zext i32 %b0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <3 x float> %v, i32 1
  %b1 = bitcast float %e1 to i32
  %z1 = zext i32 %b1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <3 x float> %v, i32 2
  %b2 = bitcast float %e2 to i32
  %z2 = zext i32 %b2 to i64
  call void @p(i64 %z2)
  call void @nl()
  ret void
}
define void @t28(<3 x i32> %a) {
  %r = sitofp <3 x i32> %a to <3 x float>
  call void @show.3.float(<3 x float> %r)
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
define void @t29(<3 x i64> %a) {
  %r = uitofp <3 x i64> %a to <3 x double>
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t30(<3 x i8> %a) {
  %r = sitofp <3 x i8> %a to <3 x double>
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t31(<3 x float> %a) {
  %r = fpext <3 x float> %a to <3 x double>
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t32(<3 x double> %a) {
  %r = fptrunc <3 x double> %a to <3 x float>
  call void @show.3.float(<3 x float> %r)
  ret void
}
define void @t33(<3 x i64> %a) {
  %p = inttoptr <3 x i64> %a to <3 x ptr>
  %r = ptrtoint <3 x ptr> %p to <3 x i32>
  call void @show.3.i32(<3 x i32> %r)
  ret void
}
define void @t34(<4 x float> %a) {
  %r = fptosi <4 x float> %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t35(<4 x double> %a) {
  %r = fptosi <4 x double> %a to <4 x i16>
  call void @show.4.i16(<4 x i16> %r)
  ret void
}
define void @t36(<4 x float> %a) {
  %r = fptoui <4 x float> %a to <4 x i64>
  call void @show.4.i64(<4 x i64> %r)
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
define void @t37(<4 x i32> %a) {
  %r = sitofp <4 x i32> %a to <4 x float>
  call void @show.4.float(<4 x float> %r)
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
define void @t38(<4 x i64> %a) {
  %r = uitofp <4 x i64> %a to <4 x double>
  call void @show.4.double(<4 x double> %r)
  ret void
}
define void @t39(<4 x i8> %a) {
  %r = sitofp <4 x i8> %a to <4 x double>
  call void @show.4.double(<4 x double> %r)
  ret void
}
define void @t40(<4 x float> %a) {
  %r = fpext <4 x float> %a to <4 x double>
  call void @show.4.double(<4 x double> %r)
  ret void
}
define void @t41(<4 x double> %a) {
  %r = fptrunc <4 x double> %a to <4 x float>
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t42(<4 x i64> %a) {
  %p = inttoptr <4 x i64> %a to <4 x ptr>
  %r = ptrtoint <4 x ptr> %p to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t43(<4 x i32> %a) {
  %r = bitcast <4 x i32> %a to <2 x i64>
  call void @show.2.i64(<2 x i64> %r)
  ret void
}
define void @t44(<4 x i32> %a) {
  %r = bitcast <4 x i32> %a to <16 x i8>
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t45(<4 x i32> %a) {
  %r = bitcast <4 x i32> %a to <4 x float>
  call void @show.4.float(<4 x float> %r)
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
define void @t46(<4 x i32> %a) {
  %r = bitcast <4 x i32> %a to <2 x double>
  call void @show.2.double(<2 x double> %r)
  ret void
}
define void @t47(<4 x i32> %a) {
  %r = bitcast <4 x i32> %a to <8 x i16>
  call void @show.8.i16(<8 x i16> %r)
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
define void @t48(<4 x i32> %a) {
  %r = bitcast <4 x i32> %a to <1 x i128>
  call void @show.1.i128(<1 x i128> %r)
  ret void
}
define void @t49(<2 x i64> %a) {
  %r = bitcast <2 x i64> %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t50(<2 x i64> %a) {
  %r = bitcast <2 x i64> %a to <16 x i8>
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t51(<2 x i64> %a) {
  %r = bitcast <2 x i64> %a to <4 x float>
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t52(<2 x i64> %a) {
  %r = bitcast <2 x i64> %a to <2 x double>
  call void @show.2.double(<2 x double> %r)
  ret void
}
define void @t53(<2 x i64> %a) {
  %r = bitcast <2 x i64> %a to <8 x i16>
  call void @show.8.i16(<8 x i16> %r)
  ret void
}
define void @t54(<2 x i64> %a) {
  %r = bitcast <2 x i64> %a to <1 x i128>
  call void @show.1.i128(<1 x i128> %r)
  ret void
}
define void @t55(<16 x i8> %a) {
  %r = bitcast <16 x i8> %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t56(<16 x i8> %a) {
  %r = bitcast <16 x i8> %a to <2 x i64>
  call void @show.2.i64(<2 x i64> %r)
  ret void
}
define void @t57(<16 x i8> %a) {
  %r = bitcast <16 x i8> %a to <4 x float>
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t58(<16 x i8> %a) {
  %r = bitcast <16 x i8> %a to <2 x double>
  call void @show.2.double(<2 x double> %r)
  ret void
}
define void @t59(<16 x i8> %a) {
  %r = bitcast <16 x i8> %a to <8 x i16>
  call void @show.8.i16(<8 x i16> %r)
  ret void
}
define void @t60(<16 x i8> %a) {
  %r = bitcast <16 x i8> %a to <1 x i128>
  call void @show.1.i128(<1 x i128> %r)
  ret void
}
define void @t61(<4 x float> %a) {
  %r = bitcast <4 x float> %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t62(<4 x float> %a) {
  %r = bitcast <4 x float> %a to <2 x i64>
  call void @show.2.i64(<2 x i64> %r)
  ret void
}
define void @t63(<4 x float> %a) {
  %r = bitcast <4 x float> %a to <16 x i8>
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t64(<4 x float> %a) {
  %r = bitcast <4 x float> %a to <2 x double>
  call void @show.2.double(<2 x double> %r)
  ret void
}
define void @t65(<4 x float> %a) {
  %r = bitcast <4 x float> %a to <8 x i16>
  call void @show.8.i16(<8 x i16> %r)
  ret void
}
define void @t66(<4 x float> %a) {
  %r = bitcast <4 x float> %a to <1 x i128>
  call void @show.1.i128(<1 x i128> %r)
  ret void
}
define void @t67(<2 x double> %a) {
  %r = bitcast <2 x double> %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t68(<2 x double> %a) {
  %r = bitcast <2 x double> %a to <2 x i64>
  call void @show.2.i64(<2 x i64> %r)
  ret void
}
define void @t69(<2 x double> %a) {
  %r = bitcast <2 x double> %a to <16 x i8>
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t70(<2 x double> %a) {
  %r = bitcast <2 x double> %a to <4 x float>
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t71(<2 x double> %a) {
  %r = bitcast <2 x double> %a to <8 x i16>
  call void @show.8.i16(<8 x i16> %r)
  ret void
}
define void @t72(<2 x double> %a) {
  %r = bitcast <2 x double> %a to <1 x i128>
  call void @show.1.i128(<1 x i128> %r)
  ret void
}
define void @t73(<8 x i16> %a) {
  %r = bitcast <8 x i16> %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t74(<8 x i16> %a) {
  %r = bitcast <8 x i16> %a to <2 x i64>
  call void @show.2.i64(<2 x i64> %r)
  ret void
}
define void @t75(<8 x i16> %a) {
  %r = bitcast <8 x i16> %a to <16 x i8>
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t76(<8 x i16> %a) {
  %r = bitcast <8 x i16> %a to <4 x float>
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t77(<8 x i16> %a) {
  %r = bitcast <8 x i16> %a to <2 x double>
  call void @show.2.double(<2 x double> %r)
  ret void
}
define void @t78(<8 x i16> %a) {
  %r = bitcast <8 x i16> %a to <1 x i128>
  call void @show.1.i128(<1 x i128> %r)
  ret void
}
define void @t79(<1 x i128> %a) {
  %r = bitcast <1 x i128> %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t80(<1 x i128> %a) {
  %r = bitcast <1 x i128> %a to <2 x i64>
  call void @show.2.i64(<2 x i64> %r)
  ret void
}
define void @t81(<1 x i128> %a) {
  %r = bitcast <1 x i128> %a to <16 x i8>
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t82(<1 x i128> %a) {
  %r = bitcast <1 x i128> %a to <4 x float>
  call void @show.4.float(<4 x float> %r)
  ret void
}
define void @t83(<1 x i128> %a) {
  %r = bitcast <1 x i128> %a to <2 x double>
  call void @show.2.double(<2 x double> %r)
  ret void
}
define void @t84(<1 x i128> %a) {
  %r = bitcast <1 x i128> %a to <8 x i16>
  call void @show.8.i16(<8 x i16> %r)
  ret void
}
define void @t85(<8 x i32> %a) {
  %r = bitcast <8 x i32> %a to <2 x i128>
  call void @show.2.i128(<2 x i128> %r)
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
define void @t86(<8 x i32> %a) {
  %r = bitcast <8 x i32> %a to <32 x i8>
  call void @show.32.i8(<32 x i8> %r)
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
define void @t87(<2 x i128> %a) {
  %r = bitcast <2 x i128> %a to <8 x i32>
  call void @show.8.i32(<8 x i32> %r)
  ret void
}
define void @t88(<2 x i128> %a) {
  %r = bitcast <2 x i128> %a to <32 x i8>
  call void @show.32.i8(<32 x i8> %r)
  ret void
}
define void @t89(<32 x i8> %a) {
  %r = bitcast <32 x i8> %a to <8 x i32>
  call void @show.8.i32(<8 x i32> %r)
  ret void
}
define void @t90(<32 x i8> %a) {
  %r = bitcast <32 x i8> %a to <2 x i128>
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @show.1.i8(<1 x i8> %v) {
  %e0 = extractelement <1 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t91(<8 x i1> %a) {
  %x = bitcast <8 x i1> %a to i8
  %y = or i8 %x, 0
  %r = insertelement <1 x i8> poison, i8 %y, i32 0
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t92(i8 %a) {
  %r = bitcast i8 %a to <8 x i1>
  call void @show.8.i1(<8 x i1> %r)
  ret void
}
define void @show.1.i16(<1 x i16> %v) {
  %e0 = extractelement <1 x i16> %v, i32 0
  %z0 = zext i16 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t93(<4 x i4> %a) {
  %x = bitcast <4 x i4> %a to i16
  %y = or i16 %x, 0
  %r = insertelement <1 x i16> poison, i16 %y, i32 0
  call void @show.1.i16(<1 x i16> %r)
  ret void
}
define void @show.4.i4(<4 x i4> %v) {
  %e0 = extractelement <4 x i4> %v, i32 0
  %z0 = zext i4 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <4 x i4> %v, i32 1
  %z1 = zext i4 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <4 x i4> %v, i32 2
  %z2 = zext i4 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <4 x i4> %v, i32 3
  %z3 = zext i4 %e3 to i64
  call void @p(i64 %z3)
  call void @nl()
  ret void
}
define void @t94(i16 %a) {
  %r = bitcast i16 %a to <4 x i4>
  call void @show.4.i4(<4 x i4> %r)
  ret void
}
define void @t95(<4 x i32> %a) {
  %x = bitcast <4 x i32> %a to i128
  %y = or i128 %x, 0
  %r = insertelement <1 x i128> poison, i128 %y, i32 0
  call void @show.1.i128(<1 x i128> %r)
  ret void
}
define void @t96(i128 %a) {
  %r = bitcast i128 %a to <4 x i32>
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @show.1.i64(<1 x i64> %v) {
  %e0 = extractelement <1 x i64> %v, i32 0
  call void @p(i64 %e0)
  call void @nl()
  ret void
}
define void @t97(<2 x float> %a) {
  %x = bitcast <2 x float> %a to i64
  %y = or i64 %x, 0
  %r = insertelement <1 x i64> poison, i64 %y, i32 0
  call void @show.1.i64(<1 x i64> %r)
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
define void @t98(i64 %a) {
  %r = bitcast i64 %a to <2 x float>
  call void @show.2.float(<2 x float> %r)
  ret void
}
define void @show.1.i32(<1 x i32> %v) {
  %e0 = extractelement <1 x i32> %v, i32 0
  %z0 = zext i32 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t99(<2 x i16> %a) {
  %x = bitcast <2 x i16> %a to float
  %y = bitcast float %x to i32
  %r = insertelement <1 x i32> poison, i32 %y, i32 0
  call void @show.1.i32(<1 x i32> %r)
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
define void @t100(float %a) {
  %r = bitcast float %a to <2 x i16>
  call void @show.2.i16(<2 x i16> %r)
  ret void
}
define void @t101(<16 x i1> %a) {
  %x = bitcast <16 x i1> %a to i16
  %y = or i16 %x, 0
  %r = insertelement <1 x i16> poison, i16 %y, i32 0
  call void @show.1.i16(<1 x i16> %r)
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
define void @t102(i16 %a) {
  %r = bitcast i16 %a to <16 x i1>
  call void @show.16.i1(<16 x i1> %r)
  ret void
}
define void @show.1.i4(<1 x i4> %v) {
  %e0 = extractelement <1 x i4> %v, i32 0
  %z0 = zext i4 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t103(<4 x i1> %a) {
  %x = bitcast <4 x i1> %a to i4
  %y = or i4 %x, 0
  %r = insertelement <1 x i4> poison, i4 %y, i32 0
  call void @show.1.i4(<1 x i4> %r)
  ret void
}
define void @t104(i4 %a) {
  %r = bitcast i4 %a to <4 x i1>
  call void @show.4.i1(<4 x i1> %r)
  ret void
}
define void @t105(<1 x i64> %a) {
  %x = bitcast <1 x i64> %a to double
  %y = bitcast double %x to i64
  %r = insertelement <1 x i64> poison, i64 %y, i32 0
  call void @show.1.i64(<1 x i64> %r)
  ret void
}
define void @t106(double %a) {
  %r = bitcast double %a to <1 x i64>
  call void @show.1.i64(<1 x i64> %r)
  ret void
}
define i32 @main() {
  call void @t1(<4 x i32> <i32 1, i32 -451729650, i32 0, i32 -2147483648>)
  call void @t2(<4 x i32> <i32 -1, i32 0, i32 -2147483648, i32 0>)
  call void @t3(<4 x i64> <i64 9223372036854775807, i64 0, i64 0, i64 0>)
  call void @t4(<4 x i16> <i16 1, i16 8560, i16 0, i16 -32768>)
  call void @t5(<4 x i16> <i16 0, i16 1, i16 -32768, i16 1>)
  call void @t6(<4 x i32> <i32 2147483647, i32 -2147483648, i32 -2147483648, i32 -2147483648>)
  call void @t7(<8 x i8> <i8 80, i8 0, i8 -128, i8 1, i8 0, i8 12, i8 -128, i8 -128>)
  call void @t8(<8 x i8> <i8 127, i8 -128, i8 -1, i8 -128, i8 127, i8 -1, i8 1, i8 1>)
  call void @t9(<8 x i16> <i16 -32768, i16 -32768, i16 -1, i16 32767, i16 -32768, i16 0, i16 -32768, i16 1>)
  call void @t10(<16 x i8> <i8 -1, i8 127, i8 0, i8 118, i8 -128, i8 -1, i8 -41, i8 -128, i8 -128, i8 127, i8 0, i8 -1, i8 -7, i8 0, i8 -113, i8 -1>)
  call void @t11(<16 x i8> <i8 -128, i8 126, i8 127, i8 -56, i8 -30, i8 0, i8 127, i8 1, i8 0, i8 0, i8 -1, i8 -95, i8 127, i8 127, i8 1, i8 127>)
  call void @t12(<16 x i16> <i16 -1, i16 1, i16 32767, i16 -32768, i16 -14522, i16 -1, i16 32767, i16 1, i16 0, i16 1, i16 -17567, i16 0, i16 -32768, i16 -1, i16 0, i16 32767>)
  call void @t13(<3 x i7> <i7 -1, i7 -64, i7 1>)
  call void @t14(<3 x i7> <i7 -64, i7 -64, i7 19>)
  call void @t15(<3 x i33> <i33 4294967295, i33 3863464847, i33 4294967295>)
  call void @t16(<8 x i1> <i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true>)
  call void @t17(<8 x i1> <i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true>)
  call void @t18(<8 x i8> <i8 -128, i8 -128, i8 -1, i8 0, i8 1, i8 127, i8 -90, i8 -1>)
  call void @t19(<4 x i1> <i1 false, i1 false, i1 true, i1 true>)
  call void @t20(<4 x i1> <i1 false, i1 false, i1 false, i1 false>)
  call void @t21(<4 x i32> <i32 0, i32 0, i32 -1, i32 -1>)
  call void @t22(<2 x i64> <i64 6066311020375635874, i64 0>)
  call void @t23(<2 x i64> <i64 -9223372036854775808, i64 -6519032567271010507>)
  call void @t24(<2 x i128> <i128 -170141183460469231731687303715884105728, i128 0>)
  call void @t25(<3 x float> <float 1024.0, float -7.0, float 0.0>)
  call void @t26(<3 x double> <double -7.0, double -0.0, double -7.0>)
  call void @t27(<3 x float> <float 0.0, float 0.0, float 0.0>)
  call void @t28(<3 x i32> <i32 2147483647, i32 1, i32 -2147483648>)
  call void @t29(<3 x i64> <i64 -2664400835611004054, i64 0, i64 9223372036854775807>)
  call void @t30(<3 x i8> <i8 1, i8 -128, i8 -1>)
  call void @t31(<3 x float> <float 0.125, float -7.0, float -7.0>)
  call void @t32(<3 x double> <double -2.25, double -0.0, double -2.25>)
  call void @t33(<3 x i64> <i64 1, i64 9223372036854775807, i64 -9223372036854775808>)
  call void @t34(<4 x float> <float 1.5, float 0.125, float -7.0, float -2.25>)
  call void @t35(<4 x double> <double -2.25, double 3.5, double -0.0, double 0.125>)
  call void @t36(<4 x float> <float 0.0, float 3.5, float 7.0, float 2.25>)
  call void @t37(<4 x i32> <i32 1292027361, i32 2147483647, i32 -423540402, i32 0>)
  call void @t38(<4 x i64> <i64 1, i64 0, i64 9223372036854775807, i64 1>)
  call void @t39(<4 x i8> <i8 -128, i8 127, i8 -1, i8 -128>)
  call void @t40(<4 x float> <float 0.0, float 1.5, float 1.5, float -2.25>)
  call void @t41(<4 x double> <double 0.0, double 3.5, double -0.0, double -0.0>)
  call void @t42(<4 x i64> <i64 1, i64 1, i64 -1, i64 9223372036854775807>)
  call void @t43(<4 x i32> <i32 1, i32 -1885900732, i32 2147483647, i32 -2147483648>)
  call void @t44(<4 x i32> <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>)
  call void @t45(<4 x i32> <i32 0, i32 2147483647, i32 1, i32 0>)
  call void @t46(<4 x i32> <i32 1, i32 1, i32 -2147483648, i32 0>)
  call void @t47(<4 x i32> <i32 0, i32 -747400987, i32 -2147483648, i32 2147483647>)
  call void @t48(<4 x i32> <i32 0, i32 -2147483648, i32 1, i32 -1>)
  call void @t49(<2 x i64> <i64 0, i64 -9223372036854775808>)
  call void @t50(<2 x i64> <i64 0, i64 -9223372036854775808>)
  call void @t51(<2 x i64> <i64 -9223372036854775808, i64 -5545032149664726081>)
  call void @t52(<2 x i64> <i64 -9223372036854775808, i64 9223372036854775807>)
  call void @t53(<2 x i64> <i64 1, i64 -1>)
  call void @t54(<2 x i64> <i64 1, i64 1>)
  call void @t55(<16 x i8> <i8 0, i8 127, i8 0, i8 1, i8 0, i8 -74, i8 0, i8 1, i8 112, i8 36, i8 1, i8 1, i8 127, i8 -72, i8 0, i8 127>)
  call void @t56(<16 x i8> <i8 -87, i8 1, i8 -87, i8 -128, i8 -1, i8 1, i8 -1, i8 -105, i8 0, i8 -128, i8 127, i8 0, i8 -1, i8 -128, i8 -128, i8 0>)
  call void @t57(<16 x i8> <i8 1, i8 0, i8 -1, i8 0, i8 1, i8 1, i8 127, i8 89, i8 -1, i8 1, i8 -128, i8 127, i8 -1, i8 -1, i8 -114, i8 127>)
  call void @t58(<16 x i8> <i8 0, i8 0, i8 0, i8 -1, i8 -128, i8 1, i8 -1, i8 0, i8 0, i8 -128, i8 -1, i8 1, i8 -128, i8 1, i8 0, i8 1>)
  call void @t59(<16 x i8> <i8 0, i8 1, i8 -1, i8 -1, i8 1, i8 127, i8 0, i8 -1, i8 0, i8 -1, i8 0, i8 -124, i8 -128, i8 1, i8 127, i8 127>)
  call void @t60(<16 x i8> <i8 -101, i8 81, i8 -18, i8 -128, i8 127, i8 -128, i8 -50, i8 1, i8 1, i8 85, i8 58, i8 127, i8 -1, i8 0, i8 1, i8 0>)
  call void @t61(<4 x float> <float 1024.0, float 3.5, float 0.0, float 1.5>)
  call void @t62(<4 x float> <float -2.25, float 3.5, float 1024.0, float -0.0>)
  call void @t63(<4 x float> <float 1024.0, float 1.5, float 0.125, float 0.0>)
  call void @t64(<4 x float> <float 0.0, float 1024.0, float 0.125, float 1.5>)
  call void @t65(<4 x float> <float 1024.0, float -7.0, float -7.0, float -7.0>)
  call void @t66(<4 x float> <float -0.0, float 1.5, float 1024.0, float -0.0>)
  call void @t67(<2 x double> <double -7.0, double 0.0>)
  call void @t68(<2 x double> <double 1.5, double -7.0>)
  call void @t69(<2 x double> <double 3.5, double -2.25>)
  call void @t70(<2 x double> <double 0.125, double 1024.0>)
  call void @t71(<2 x double> <double -0.0, double -0.0>)
  call void @t72(<2 x double> <double 1.5, double -2.25>)
  call void @t73(<8 x i16> <i16 0, i16 32767, i16 0, i16 0, i16 -1, i16 1, i16 -32768, i16 -32768>)
  call void @t74(<8 x i16> <i16 1, i16 10324, i16 -32768, i16 -1, i16 32767, i16 -1, i16 -32768, i16 1>)
  call void @t75(<8 x i16> <i16 -29899, i16 -32768, i16 32767, i16 15325, i16 -32768, i16 -32768, i16 -32768, i16 0>)
  call void @t76(<8 x i16> <i16 21391, i16 5509, i16 11986, i16 1, i16 0, i16 1, i16 -1, i16 0>)
  call void @t77(<8 x i16> <i16 32767, i16 0, i16 0, i16 -32768, i16 1, i16 -1, i16 32767, i16 0>)
  call void @t78(<8 x i16> <i16 -32768, i16 -32768, i16 -26743, i16 0, i16 16104, i16 -1, i16 0, i16 -1>)
  call void @t79(<1 x i128> <i128 1>)
  call void @t80(<1 x i128> <i128 170141183460469231731687303715884105727>)
  call void @t81(<1 x i128> <i128 -7142472006678017633903526057970713479>)
  call void @t82(<1 x i128> <i128 39804195812726352512933235169459814312>)
  call void @t83(<1 x i128> <i128 1>)
  call void @t84(<1 x i128> <i128 82762544443661329547624586519623176794>)
  call void @t85(<8 x i32> <i32 -2147483648, i32 1, i32 2147483647, i32 2147483647, i32 -993113421, i32 -1720052510, i32 -1212497357, i32 -1>)
  call void @t86(<8 x i32> <i32 -2147483648, i32 2147483647, i32 2147483647, i32 0, i32 -2147483648, i32 -1, i32 0, i32 2147483647>)
  call void @t87(<2 x i128> <i128 -170141183460469231731687303715884105728, i128 -1>)
  call void @t88(<2 x i128> <i128 1, i128 -121909330254378185107519808440017234908>)
  call void @t89(<32 x i8> <i8 -1, i8 -1, i8 -128, i8 81, i8 -1, i8 0, i8 -1, i8 127, i8 127, i8 0, i8 0, i8 127, i8 127, i8 -1, i8 1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 127, i8 1, i8 0, i8 102, i8 -1, i8 0, i8 127, i8 -128, i8 -1, i8 127, i8 -1, i8 0>)
  call void @t90(<32 x i8> <i8 0, i8 -115, i8 -55, i8 1, i8 -1, i8 -128, i8 1, i8 -1, i8 127, i8 0, i8 79, i8 -128, i8 1, i8 0, i8 -116, i8 127, i8 1, i8 -1, i8 0, i8 -128, i8 1, i8 127, i8 -1, i8 -1, i8 61, i8 121, i8 127, i8 1, i8 127, i8 14, i8 0, i8 -86>)
  call void @t91(<8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false>)
  call void @t92(i8 1)
  call void @t93(<4 x i4> <i4 1, i4 0, i4 -1, i4 0>)
  call void @t94(i16 1)
  call void @t95(<4 x i32> <i32 -1, i32 -2147483648, i32 0, i32 2147483647>)
  call void @t96(i128 1)
  call void @t97(<2 x float> <float 3.5, float 1024.0>)
  call void @t98(i64 0)
  call void @t99(<2 x i16> <i16 -1, i16 -1>)
  call void @t100(float 0.0)
  call void @t101(<16 x i1> <i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 true>)
  call void @t102(i16 32767)
  call void @t103(<4 x i1> <i1 false, i1 false, i1 true, i1 true>)
  call void @t104(i4 1)
  call void @t105(<1 x i64> <i64 412572609191735741>)
  call void @t106(double -2.25)
  ret i32 0
}
