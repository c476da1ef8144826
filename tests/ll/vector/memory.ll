; Vectors in memory, as content of variables and within structs; elements of some bits lie bit by bit. The output is what LLVM's own lli prints.
; covers: 4-57
; exit: 0
; stdout: "1 0 0 0 14 d3 1b 51 ff ff ff ff ff ff ff 7f \n7fffffff 466630c7 61fc4c5c 1 \nffffffff 0 ddd84e90 4ca4e513 \nff ff ff ff 0 0 0 0 90 4e d8 dd 13 e5 a4 4c \nffffffff 7fffffff 8677acf5 342b57de \n1 7f da 1 0 80 1 36 7f 80 7f ff 7f 0 ff 21 \n1 1 7f 80 7f 2b ff 0 9c 0 80 1b 1 0 ff ff \n0 ea 7f 7f 1 80 ff 7f ff 80 3d 54 7f 0 2d 7f \n0 ea 7f 7f 1 80 ff 7f ff 80 3d 54 7f 0 2d 7f \n80 1 1 8b 80 1 1 78 80 1 0 ff 7f 1 ff 1 \nfd e5 ac 2f 90 8b 87 fc 1 0 0 0 \n1 80000000 7fffffff \na212fb12 d9f959ab 1 \n12 fb 12 a2 ab 59 f9 d9 1 0 0 0 \n627abca0 80000000 1 \n6a c0 2f 60 1 \n40 3f 3f 1 4e \n0 3f 0 7f 1 \n80 1f e0 1f 0 \n4e 3f 0 7f 3f \n3c \n1 0 0 1 0 0 0 1 \n0 1 0 1 0 0 1 1 \nca \n1 1 1 0 1 0 0 1 \nab 1b 47 f6 7d 94 5a a3 67 ff 82 86 ff 63 81 58 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff \n0 1 0 1 \nffffffffffffffff ffffffffffffffff 0 0 \nff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 \n4d834b0a911e5b6e 1b73d2960a8f8e5b 7fffffffffffffff ffffffffffffffff \n0 0 1 0 ff 7f e1 ff ff ff 0 80 0 0 52 a4 1 0 ff 7f ff 7f 0 0 ff 7f 1 0 e0 b7 0 0 0 80 0 80 1 0 0 0 \n0 3be ffff 7fff 8240 1 676c 7fff 0 8000 ffff 1 0 ffff 7fff 8000 68a0 1 7fff 8000 \n0 0 3907 8000 ffff 8000 ffff fb11 1 ffff 7c8 1 b8f4 7fff 0 a59c ffff 8000 7fff 8000 \n0 0 0 0 7 39 0 80 ff ff 0 80 ff ff 11 fb 1 0 ff ff c8 7 1 0 f4 b8 ff 7f 0 0 9c a5 ff ff 0 80 ff 7f 0 80 \n8000 7fff 0 1 1 c51 1 ffff 0 8000 ffff 7fff 8000 1 8000 0 8000 8000 0 7fff \n0 0 10 c0 0 0 0 3e 0 0 0 0 0 0 10 c0 0 0 10 c0 0 0 0 3e 0 0 60 40 0 0 0 0 \n80000000 3e000000 c0100000 0 c0e00000 3fc00000 40600000 80000000 \n3fc00000 c0e00000 3fc00000 3fc00000 80000000 3e000000 44800000 c0100000 \n0 0 c0 3f 0 0 e0 c0 0 0 c0 3f 0 0 c0 3f 0 0 0 80 0 0 0 3e 0 0 80 44 0 0 10 c0 \n0 40600000 c0100000 80000000 c0100000 c0e00000 0 c0e00000 \n0 0 0 0 0 0 1c c0 0 0 0 0 0 0 f8 3f 0 0 0 0 0 0 90 40 \nc002000000000000 8000000000000000 c01c000000000000 \nc01c000000000000 3fc0000000000000 3ff8000000000000 \n0 0 0 0 0 0 1c c0 0 0 0 0 0 0 c0 3f 0 0 0 0 0 0 f8 3f \nc01c000000000000 c002000000000000 c01c000000000000 \nff 80 0 \n6c ff 1 \n7f 80 0 \n7f 80 0 \n0 0 ff \nf1 75 \n1 f 0 f \n7 0 1 8 \n7 81 \n0 0 1 1 \n64 a \n1 1 1 0 0 0 0 0 0 0 1 0 \n0 0 1 1 1 0 1 1 1 0 0 0 \ndc 1 \n1 0 0 1 1 1 1 0 1 0 0 1 \nc1 8f 3 \n4 3 0 7 7 3 \n7 1 1 7 1 0 \n4f 1e 0 \n3 3 3 7 1 0 \ne1 41 b2 a7 1 \n1 1 1 1 1 1 0 1 1 1 0 1 0 1 1 0 0 1 0 0 0 1 1 0 1 1 0 0 0 0 0 1 1 \n0 0 1 0 0 1 1 1 1 1 1 1 0 0 0 0 1 0 1 0 0 1 0 0 0 0 0 1 0 1 0 1 0 \ne4 f 25 a8 0 \n1 1 0 1 1 1 1 1 1 1 0 0 1 1 1 1 0 1 0 0 1 0 0 0 1 0 1 1 1 1 0 0 1 \n"
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
@g4.i32 = global <4 x i32> <i32 -1, i32 0, i32 -573026672, i32 1285874963>
@g16.i8 = global <16 x i8> <i8 0, i8 -22, i8 127, i8 127, i8 1, i8 -128, i8 -1, i8 127, i8 -1, i8 -128, i8 61, i8 84, i8 127, i8 0, i8 45, i8 127>
@g3.i32 = global <3 x i32> <i32 -1575814382, i32 -637970005, i32 1>
@g5.i7 = global <5 x i7> <i7 0, i7 63, i7 0, i7 -1, i7 1>
@g8.i1 = global <8 x i1> <i1 false, i1 true, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true>
@g2.i128 = global <2 x i128> <i128 -1, i128 0>
@g20.i16 = global <20 x i16> <i16 0, i16 0, i16 14599, i16 -32768, i16 -1, i16 -32768, i16 -1, i16 -1263, i16 1, i16 -1, i16 1992, i16 1, i16 -18188, i16 32767, i16 0, i16 -23140, i16 -1, i16 -32768, i16 32767, i16 -32768>
@g8.float = global <8 x float> <float 1.5, float -7.0, float 1.5, float 1.5, float -0.0, float 0.125, float 1024.0, float -2.25>
@g3.double = global <3 x double> <double -7.0, double 0.125, double 1.5>
@g3.i8 = global <3 x i8> <i8 127, i8 -128, i8 0>
@g4.i4 = global <4 x i4> <i4 7, i4 0, i4 1, i4 -8>
@g12.i1 = global <12 x i1> <i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>
@g6.i3 = global <6 x i3> <i3 -1, i3 1, i3 1, i3 -1, i3 1, i3 0>
@g33.i1 = global <33 x i1> <i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false>
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
define void @t1(<4 x i32> %a) {
  %m = alloca <4 x i32>
  store <4 x i32> %a, ptr %m
  %r = load <16 x i8>, ptr %m
  call void @show.16.i8(<16 x i8> %r)
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
define void @t2(<4 x i32> %a) {
  %m = alloca <4 x i32>, align 1
  store <4 x i32> %a, ptr %m, align 1
  %r = load <4 x i32>, ptr %m, align 1
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t3() {
  %r = load <4 x i32>, ptr @g4.i32
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t4() {
  %r = load <16 x i8>, ptr @g4.i32, align 1
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t5(<4 x i32> %a) {
  %m = alloca { i8, <4 x i32>, i16 }
  %p = getelementptr { i8, <4 x i32>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <4 x i32>, i16 } zeroinitializer, <4 x i32> %a, 1
  store { i8, <4 x i32>, i16 } %s, ptr %m
  %l = load { i8, <4 x i32>, i16 }, ptr %m
  %x = extractvalue { i8, <4 x i32>, i16 } %l, 1
  %y = load <4 x i32>, ptr %p
  %d = freeze <4 x i32> %y
  store { i8, <4 x i32>, i16 } %l, ptr %m
  %r = load <4 x i32>, ptr %p
  call void @show.4.i32(<4 x i32> %r)
  ret void
}
define void @t6(<16 x i8> %a) {
  %m = alloca <16 x i8>
  store <16 x i8> %a, ptr %m
  %r = load <16 x i8>, ptr %m
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t7(<16 x i8> %a) {
  %m = alloca <16 x i8>, align 1
  store <16 x i8> %a, ptr %m, align 1
  %r = load <16 x i8>, ptr %m, align 1
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t8() {
  %r = load <16 x i8>, ptr @g16.i8
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t9() {
  %r = load <16 x i8>, ptr @g16.i8, align 1
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @t10(<16 x i8> %a) {
  %m = alloca { i8, <16 x i8>, i16 }
  %p = getelementptr { i8, <16 x i8>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <16 x i8>, i16 } zeroinitializer, <16 x i8> %a, 1
  store { i8, <16 x i8>, i16 } %s, ptr %m
  %l = load { i8, <16 x i8>, i16 }, ptr %m
  %x = extractvalue { i8, <16 x i8>, i16 } %l, 1
  %y = load <16 x i8>, ptr %p
  %d = freeze <16 x i8> %y
  store { i8, <16 x i8>, i16 } %l, ptr %m
  %r = load <16 x i8>, ptr %p
  call void @show.16.i8(<16 x i8> %r)
  ret void
}
define void @show.12.i8(<12 x i8> %v) {
  %e0 = extractelement <12 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <12 x i8> %v, i32 1
  %z1 = zext i8 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <12 x i8> %v, i32 2
  %z2 = zext i8 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <12 x i8> %v, i32 3
  %z3 = zext i8 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <12 x i8> %v, i32 4
  %z4 = zext i8 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <12 x i8> %v, i32 5
  %z5 = zext i8 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <12 x i8> %v, i32 6
  %z6 = zext i8 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <12 x i8> %v, i32 7
  %z7 = zext i8 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <12 x i8> %v, i32 8
  %z8 = zext i8 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <12 x i8> %v, i32 9
  %z9 = zext i8 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <12 x i8> %v, i32 10
  %z10 = zext i8 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <12 x i8> %v, i32 11
  %z11 = zext i8 %e11 to i64
  call void @p(i64 %z11)
  call void @nl()
  ret void
}
define void @t11(<3 x i32> %a) {
  %m = alloca <3 x i32>
  store <3 x i32> %a, ptr %m
  %r = load <12 x i8>, ptr %m
  call void @show.12.i8(<12 x i8> %r)
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
define void @t12(<3 x i32> %a) {
  %m = alloca <3 x i32>, align 1
  store <3 x i32> %a, ptr %m, align 1
  %r = load <3 x i32>, ptr %m, align 1
  call void @show.3.i32(<3 x i32> %r)
  ret void
}
define void @t13() {
  %r = load <3 x i32>, ptr @g3.i32
  call void @show.3.i32(<3 x i32> %r)
  ret void
}
define void @t14() {
  %r = load <12 x i8>, ptr @g3.i32, align 1
  call void @show.12.i8(<12 x i8> %r)
  ret void
}
define void @t15(<3 x i32> %a) {
  %m = alloca { i8, <3 x i32>, i16 }
  %p = getelementptr { i8, <3 x i32>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <3 x i32>, i16 } zeroinitializer, <3 x i32> %a, 1
  store { i8, <3 x i32>, i16 } %s, ptr %m
  %l = load { i8, <3 x i32>, i16 }, ptr %m
  %x = extractvalue { i8, <3 x i32>, i16 } %l, 1
  %y = load <3 x i32>, ptr %p
  %d = freeze <3 x i32> %y
  store { i8, <3 x i32>, i16 } %l, ptr %m
  %r = load <3 x i32>, ptr %p
  call void @show.3.i32(<3 x i32> %r)
  ret void
}
define void @show.5.i8(<5 x i8> %v) {
  %e0 = extractelement <5 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <5 x i8> %v, i32 1
  %z1 = zext i8 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <5 x i8> %v, i32 2
  %z2 = zext i8 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <5 x i8> %v, i32 3
  %z3 = zext i8 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <5 x i8> %v, i32 4
  %z4 = zext i8 %e4 to i64
  call void @p(i64 %z4)
  call void @nl()
  ret void
}
define void @t16(<5 x i7> %a) {
  %m = alloca <5 x i7>
  store <5 x i7> %a, ptr %m
  %r = load <5 x i8>, ptr %m
  call void @show.5.i8(<5 x i8> %r)
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
define void @t17(<5 x i7> %a) {
  %m = alloca <5 x i7>, align 1
  store <5 x i7> %a, ptr %m, align 1
  %r = load <5 x i7>, ptr %m, align 1
  call void @show.5.i7(<5 x i7> %r)
  ret void
}
define void @t18() {
  %r = load <5 x i7>, ptr @g5.i7
  call void @show.5.i7(<5 x i7> %r)
  ret void
}
define void @t19() {
  %r = load <5 x i8>, ptr @g5.i7, align 1
  call void @show.5.i8(<5 x i8> %r)
  ret void
}
define void @t20(<5 x i7> %a) {
  %m = alloca { i8, <5 x i7>, i16 }
  %p = getelementptr { i8, <5 x i7>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <5 x i7>, i16 } zeroinitializer, <5 x i7> %a, 1
  store { i8, <5 x i7>, i16 } %s, ptr %m
  %l = load { i8, <5 x i7>, i16 }, ptr %m
  %x = extractvalue { i8, <5 x i7>, i16 } %l, 1
  %y = load <5 x i7>, ptr %p
  %d = freeze <5 x i7> %y
  store { i8, <5 x i7>, i16 } %l, ptr %m
  %r = load <5 x i7>, ptr %p
  call void @show.5.i7(<5 x i7> %r)
  ret void
}
define void @show.1.i8(<1 x i8> %v) {
  %e0 = extractelement <1 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  call void @nl()
  ret void
}
define void @t21(<8 x i1> %a) {
  %m = alloca <8 x i1>
  store <8 x i1> %a, ptr %m
  %r = load <1 x i8>, ptr %m
  call void @show.1.i8(<1 x i8> %r)
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
define void @t22(<8 x i1> %a) {
  %m = alloca <8 x i1>, align 1
  store <8 x i1> %a, ptr %m, align 1
  %r = load <8 x i1>, ptr %m, align 1
  call void @show.8.i1(<8 x i1> %r)
  ret void
}
define void @t23() {
  %r = load <8 x i1>, ptr @g8.i1
  call void @show.8.i1(<8 x i1> %r)
  ret void
}
define void @t24() {
  %r = load <1 x i8>, ptr @g8.i1, align 1
  call void @show.1.i8(<1 x i8> %r)
  ret void
}
define void @t25(<8 x i1> %a) {
  %m = alloca { i8, <8 x i1>, i16 }
  %p = getelementptr { i8, <8 x i1>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <8 x i1>, i16 } zeroinitializer, <8 x i1> %a, 1
  store { i8, <8 x i1>, i16 } %s, ptr %m
  %l = load { i8, <8 x i1>, i16 }, ptr %m
  %x = extractvalue { i8, <8 x i1>, i16 } %l, 1
  %y = load <8 x i1>, ptr %p
  %d = freeze <8 x i1> %y
  store { i8, <8 x i1>, i16 } %l, ptr %m
  %r = load <8 x i1>, ptr %p
  call void @show.8.i1(<8 x i1> %r)
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
define void @t26(<2 x i128> %a) {
  %m = alloca <2 x i128>
  store <2 x i128> %a, ptr %m
  %r = load <32 x i8>, ptr %m
  call void @show.32.i8(<32 x i8> %r)
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
define void @t27(<2 x i128> %a) {
  %m = alloca <2 x i128>, align 1
  store <2 x i128> %a, ptr %m, align 1
  %r = load <2 x i128>, ptr %m, align 1
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @t28() {
  %r = load <2 x i128>, ptr @g2.i128
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @t29() {
  %r = load <32 x i8>, ptr @g2.i128, align 1
  call void @show.32.i8(<32 x i8> %r)
  ret void
}
define void @t30(<2 x i128> %a) {
  %m = alloca { i8, <2 x i128>, i16 }
  %p = getelementptr { i8, <2 x i128>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <2 x i128>, i16 } zeroinitializer, <2 x i128> %a, 1
  store { i8, <2 x i128>, i16 } %s, ptr %m
  %l = load { i8, <2 x i128>, i16 }, ptr %m
  %x = extractvalue { i8, <2 x i128>, i16 } %l, 1
  %y = load <2 x i128>, ptr %p
  %d = freeze <2 x i128> %y
  store { i8, <2 x i128>, i16 } %l, ptr %m
  %r = load <2 x i128>, ptr %p
  call void @show.2.i128(<2 x i128> %r)
  ret void
}
define void @show.40.i8(<40 x i8> %v) {
  %e0 = extractelement <40 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <40 x i8> %v, i32 1
  %z1 = zext i8 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <40 x i8> %v, i32 2
  %z2 = zext i8 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <40 x i8> %v, i32 3
  %z3 = zext i8 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <40 x i8> %v, i32 4
  %z4 = zext i8 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <40 x i8> %v, i32 5
  %z5 = zext i8 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <40 x i8> %v, i32 6
  %z6 = zext i8 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <40 x i8> %v, i32 7
  %z7 = zext i8 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <40 x i8> %v, i32 8
  %z8 = zext i8 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <40 x i8> %v, i32 9
  %z9 = zext i8 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <40 x i8> %v, i32 10
  %z10 = zext i8 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <40 x i8> %v, i32 11
  %z11 = zext i8 %e11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <40 x i8> %v, i32 12
  %z12 = zext i8 %e12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <40 x i8> %v, i32 13
  %z13 = zext i8 %e13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <40 x i8> %v, i32 14
  %z14 = zext i8 %e14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <40 x i8> %v, i32 15
  %z15 = zext i8 %e15 to i64
  call void @p(i64 %z15)
  %e16 = extractelement <40 x i8> %v, i32 16
  %z16 = zext i8 %e16 to i64
  call void @p(i64 %z16)
  %e17 = extractelement <40 x i8> %v, i32 17
  %z17 = zext i8 %e17 to i64
  call void @p(i64 %z17)
  %e18 = extractelement <40 x i8> %v, i32 18
  %z18 = zext i8 %e18 to i64
  call void @p(i64 %z18)
  %e19 = extractelement <40 x i8> %v, i32 19
  %z19 = zext i8 %e19 to i64
  call void @p(i64 %z19)
  %e20 = extractelement <40 x i8> %v, i32 20
  %z20 = zext i8 %e20 to i64
  call void @p(i64 %z20)
  %e21 = extractelement <40 x i8> %v, i32 21
  %z21 = zext i8 %e21 to i64
  call void @p(i64 %z21)
  %e22 = extractelement <40 x i8> %v, i32 22
  %z22 = zext i8 %e22 to i64
  call void @p(i64 %z22)
  %e23 = extractelement <40 x i8> %v, i32 23
  %z23 = zext i8 %e23 to i64
  call void @p(i64 %z23)
  %e24 = extractelement <40 x i8> %v, i32 24
  %z24 = zext i8 %e24 to i64
  call void @p(i64 %z24)
  %e25 = extractelement <40 x i8> %v, i32 25
  %z25 = zext i8 %e25 to i64
  call void @p(i64 %z25)
  %e26 = extractelement <40 x i8> %v, i32 26
  %z26 = zext i8 %e26 to i64
  call void @p(i64 %z26)
  %e27 = extractelement <40 x i8> %v, i32 27
  %z27 = zext i8 %e27 to i64
  call void @p(i64 %z27)
  %e28 = extractelement <40 x i8> %v, i32 28
  %z28 = zext i8 %e28 to i64
  call void @p(i64 %z28)
  %e29 = extractelement <40 x i8> %v, i32 29
  %z29 = zext i8 %e29 to i64
  call void @p(i64 %z29)
  %e30 = extractelement <40 x i8> %v, i32 30
  %z30 = zext i8 %e30 to i64
  call void @p(i64 %z30)
  %e31 = extractelement <40 x i8> %v, i32 31
  %z31 = zext i8 %e31 to i64
  call void @p(i64 %z31)
  %e32 = extractelement <40 x i8> %v, i32 32
  %z32 = zext i8 %e32 to i64
  call void @p(i64 %z32)
  %e33 = extractelement <40 x i8> %v, i32 33
  %z33 = zext i8 %e33 to i64
  call void @p(i64 %z33)
  %e34 = extractelement <40 x i8> %v, i32 34
  %z34 = zext i8 %e34 to i64
  call void @p(i64 %z34)
  %e35 = extractelement <40 x i8> %v, i32 35
  %z35 = zext i8 %e35 to i64
  call void @p(i64 %z35)
  %e36 = extractelement <40 x i8> %v, i32 36
  %z36 = zext i8 %e36 to i64
  call void @p(i64 %z36)
  %e37 = extractelement <40 x i8> %v, i32 37
  %z37 = zext i8 %e37 to i64
  call void @p(i64 %z37)
  %e38 = extractelement <40 x i8> %v, i32 38
  %z38 = zext i8 %e38 to i64
  call void @p(i64 %z38)
  %e39 = extractelement <40 x i8> %v, i32 39
  %z39 = zext i8 %e39 to i64
  call void @p(i64 %z39)
  call void @nl()
  ret void
}
define void @t31(<20 x i16> %a) {
  %m = alloca <20 x i16>
  store <20 x i16> %a, ptr %m
  %r = load <40 x i8>, ptr %m
  call void @show.40.i8(<40 x i8> %r)
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
define void @t32(<20 x i16> %a) {
  %m = alloca <20 x i16>, align 1
  store <20 x i16> %a, ptr %m, align 1
  %r = load <20 x i16>, ptr %m, align 1
  call void @show.20.i16(<20 x i16> %r)
  ret void
}
define void @t33() {
  %r = load <20 x i16>, ptr @g20.i16
  call void @show.20.i16(<20 x i16> %r)
  ret void
}
define void @t34() {
  %r = load <40 x i8>, ptr @g20.i16, align 1
  call void @show.40.i8(<40 x i8> %r)
  ret void
}
define void @t35(<20 x i16> %a) {
  %m = alloca { i8, <20 x i16>, i16 }
  %p = getelementptr { i8, <20 x i16>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <20 x i16>, i16 } zeroinitializer, <20 x i16> %a, 1
  store { i8, <20 x i16>, i16 } %s, ptr %m
  %l = load { i8, <20 x i16>, i16 }, ptr %m
  %x = extractvalue { i8, <20 x i16>, i16 } %l, 1
  %y = load <20 x i16>, ptr %p
  %d = freeze <20 x i16> %y
  store { i8, <20 x i16>, i16 } %l, ptr %m
  %r = load <20 x i16>, ptr %p
  call void @show.20.i16(<20 x i16> %r)
  ret void
}
define void @t36(<8 x float> %a) {
  %m = alloca <8 x float>
  store <8 x float> %a, ptr %m
  %r = load <32 x i8>, ptr %m
  call void @show.32.i8(<32 x i8> %r)
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
define void @t37(<8 x float> %a) {
  %m = alloca <8 x float>, align 1
  store <8 x float> %a, ptr %m, align 1
  %r = load <8 x float>, ptr %m, align 1
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t38() {
  %r = load <8 x float>, ptr @g8.float
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @t39() {
  %r = load <32 x i8>, ptr @g8.float, align 1
  call void @show.32.i8(<32 x i8> %r)
  ret void
}
define void @t40(<8 x float> %a) {
  %m = alloca { i8, <8 x float>, i16 }
  %p = getelementptr { i8, <8 x float>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <8 x float>, i16 } zeroinitializer, <8 x float> %a, 1
  store { i8, <8 x float>, i16 } %s, ptr %m
  %l = load { i8, <8 x float>, i16 }, ptr %m
  %x = extractvalue { i8, <8 x float>, i16 } %l, 1
  %y = load <8 x float>, ptr %p
  %d = freeze <8 x float> %y
  store { i8, <8 x float>, i16 } %l, ptr %m
  %r = load <8 x float>, ptr %p
  call void @show.8.float(<8 x float> %r)
  ret void
}
define void @show.24.i8(<24 x i8> %v) {
  %e0 = extractelement <24 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <24 x i8> %v, i32 1
  %z1 = zext i8 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <24 x i8> %v, i32 2
  %z2 = zext i8 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <24 x i8> %v, i32 3
  %z3 = zext i8 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <24 x i8> %v, i32 4
  %z4 = zext i8 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <24 x i8> %v, i32 5
  %z5 = zext i8 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <24 x i8> %v, i32 6
  %z6 = zext i8 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <24 x i8> %v, i32 7
  %z7 = zext i8 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <24 x i8> %v, i32 8
  %z8 = zext i8 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <24 x i8> %v, i32 9
  %z9 = zext i8 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <24 x i8> %v, i32 10
  %z10 = zext i8 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <24 x i8> %v, i32 11
  %z11 = zext i8 %e11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <24 x i8> %v, i32 12
  %z12 = zext i8 %e12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <24 x i8> %v, i32 13
  %z13 = zext i8 %e13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <24 x i8> %v, i32 14
  %z14 = zext i8 %e14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <24 x i8> %v, i32 15
  %z15 = zext i8 %e15 to i64
  call void @p(i64 %z15)
  %e16 = extractelement <24 x i8> %v, i32 16
  %z16 = zext i8 %e16 to i64
  call void @p(i64 %z16)
  %e17 = extractelement <24 x i8> %v, i32 17
  %z17 = zext i8 %e17 to i64
  call void @p(i64 %z17)
  %e18 = extractelement <24 x i8> %v, i32 18
  %z18 = zext i8 %e18 to i64
  call void @p(i64 %z18)
  %e19 = extractelement <24 x i8> %v, i32 19
  %z19 = zext i8 %e19 to i64
  call void @p(i64 %z19)
  %e20 = extractelement <24 x i8> %v, i32 20
  %z20 = zext i8 %e20 to i64
  call void @p(i64 %z20)
  %e21 = extractelement <24 x i8> %v, i32 21
  %z21 = zext i8 %e21 to i64
  call void @p(i64 %z21)
  %e22 = extractelement <24 x i8> %v, i32 22
  %z22 = zext i8 %e22 to i64
  call void @p(i64 %z22)
  %e23 = extractelement <24 x i8> %v, i32 23
  %z23 = zext i8 %e23 to i64
  call void @p(i64 %z23)
  call void @nl()
  ret void
}
define void @t41(<3 x double> %a) {
  %m = alloca <3 x double>
  store <3 x double> %a, ptr %m
  %r = load <24 x i8>, ptr %m
  call void @show.24.i8(<24 x i8> %r)
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
define void @t42(<3 x double> %a) {
  %m = alloca <3 x double>, align 1
  store <3 x double> %a, ptr %m, align 1
  %r = load <3 x double>, ptr %m, align 1
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t43() {
  %r = load <3 x double>, ptr @g3.double
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @t44() {
  %r = load <24 x i8>, ptr @g3.double, align 1
  call void @show.24.i8(<24 x i8> %r)
  ret void
}
define void @t45(<3 x double> %a) {
  %m = alloca { i8, <3 x double>, i16 }
  %p = getelementptr { i8, <3 x double>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <3 x double>, i16 } zeroinitializer, <3 x double> %a, 1
  store { i8, <3 x double>, i16 } %s, ptr %m
  %l = load { i8, <3 x double>, i16 }, ptr %m
  %x = extractvalue { i8, <3 x double>, i16 } %l, 1
  %y = load <3 x double>, ptr %p
  %d = freeze <3 x double> %y
  store { i8, <3 x double>, i16 } %l, ptr %m
  %r = load <3 x double>, ptr %p
  call void @show.3.double(<3 x double> %r)
  ret void
}
define void @show.3.i8(<3 x i8> %v) {
  %e0 = extractelement <3 x i8> %v, i32 0
  %z0 = zext i8 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <3 x i8> %v, i32 1
  %z1 = zext i8 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <3 x i8> %v, i32 2
  %z2 = zext i8 %e2 to i64
  call void @p(i64 %z2)
  call void @nl()
  ret void
}
define void @t46(<3 x i8> %a) {
  %m = alloca <3 x i8>
  store <3 x i8> %a, ptr %m
  %r = load <3 x i8>, ptr %m
  call void @show.3.i8(<3 x i8> %r)
  ret void
}
define void @t47(<3 x i8> %a) {
  %m = alloca <3 x i8>, align 1
  store <3 x i8> %a, ptr %m, align 1
  %r = load <3 x i8>, ptr %m, align 1
  call void @show.3.i8(<3 x i8> %r)
  ret void
}
define void @t48() {
  %r = load <3 x i8>, ptr @g3.i8
  call void @show.3.i8(<3 x i8> %r)
  ret void
}
define void @t49() {
  %r = load <3 x i8>, ptr @g3.i8, align 1
  call void @show.3.i8(<3 x i8> %r)
  ret void
}
define void @t50(<3 x i8> %a) {
  %m = alloca { i8, <3 x i8>, i16 }
  %p = getelementptr { i8, <3 x i8>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <3 x i8>, i16 } zeroinitializer, <3 x i8> %a, 1
  store { i8, <3 x i8>, i16 } %s, ptr %m
  %l = load { i8, <3 x i8>, i16 }, ptr %m
  %x = extractvalue { i8, <3 x i8>, i16 } %l, 1
  %y = load <3 x i8>, ptr %p
  %d = freeze <3 x i8> %y
  store { i8, <3 x i8>, i16 } %l, ptr %m
  %r = load <3 x i8>, ptr %p
  call void @show.3.i8(<3 x i8> %r)
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
define void @t51(<4 x i4> %a) {
  %m = alloca <4 x i4>
  store <4 x i4> %a, ptr %m
  %r = load <2 x i8>, ptr %m
  call void @show.2.i8(<2 x i8> %r)
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
define void @t52(<4 x i4> %a) {
  %m = alloca <4 x i4>, align 1
  store <4 x i4> %a, ptr %m, align 1
  %r = load <4 x i4>, ptr %m, align 1
  call void @show.4.i4(<4 x i4> %r)
  ret void
}
define void @t53() {
  %r = load <4 x i4>, ptr @g4.i4
  call void @show.4.i4(<4 x i4> %r)
  ret void
}
define void @t54() {
  %r = load <2 x i8>, ptr @g4.i4, align 1
  call void @show.2.i8(<2 x i8> %r)
  ret void
}
define void @t55(<4 x i4> %a) {
  %m = alloca { i8, <4 x i4>, i16 }
  %p = getelementptr { i8, <4 x i4>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <4 x i4>, i16 } zeroinitializer, <4 x i4> %a, 1
  store { i8, <4 x i4>, i16 } %s, ptr %m
  %l = load { i8, <4 x i4>, i16 }, ptr %m
  %x = extractvalue { i8, <4 x i4>, i16 } %l, 1
  %y = load <4 x i4>, ptr %p
  %d = freeze <4 x i4> %y
  store { i8, <4 x i4>, i16 } %l, ptr %m
  %r = load <4 x i4>, ptr %p
  call void @show.4.i4(<4 x i4> %r)
  ret void
}
define void @t56(<12 x i1> %a) {
  %m = alloca <12 x i1>
  store <12 x i1> %a, ptr %m
  %r = load <2 x i8>, ptr %m
  call void @show.2.i8(<2 x i8> %r)
  ret void
}
define void @show.12.i1(<12 x i1> %v) {
  %e0 = extractelement <12 x i1> %v, i32 0
  %z0 = zext i1 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <12 x i1> %v, i32 1
  %z1 = zext i1 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <12 x i1> %v, i32 2
  %z2 = zext i1 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <12 x i1> %v, i32 3
  %z3 = zext i1 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <12 x i1> %v, i32 4
  %z4 = zext i1 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <12 x i1> %v, i32 5
  %z5 = zext i1 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <12 x i1> %v, i32 6
  %z6 = zext i1 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <12 x i1> %v, i32 7
  %z7 = zext i1 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <12 x i1> %v, i32 8
  %z8 = zext i1 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <12 x i1> %v, i32 9
  %z9 = zext i1 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <12 x i1> %v, i32 10
  %z10 = zext i1 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <12 x i1> %v, i32 11
  %z11 = zext i1 %e11 to i64
  call void @p(i64 %z11)
  call void @nl()
  ret void
}
define void @t57(<12 x i1> %a) {
  %m = alloca <12 x i1>, align 1
  store <12 x i1> %a, ptr %m, align 1
  %r = load <12 x i1>, ptr %m, align 1
  call void @show.12.i1(<12 x i1> %r)
  ret void
}
define void @t58() {
  %r = load <12 x i1>, ptr @g12.i1
  call void @show.12.i1(<12 x i1> %r)
  ret void
}
define void @t59() {
  %r = load <2 x i8>, ptr @g12.i1, align 1
  call void @show.2.i8(<2 x i8> %r)
  ret void
}
define void @t60(<12 x i1> %a) {
  %m = alloca { i8, <12 x i1>, i16 }
  %p = getelementptr { i8, <12 x i1>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <12 x i1>, i16 } zeroinitializer, <12 x i1> %a, 1
  store { i8, <12 x i1>, i16 } %s, ptr %m
  %l = load { i8, <12 x i1>, i16 }, ptr %m
  %x = extractvalue { i8, <12 x i1>, i16 } %l, 1
  %y = load <12 x i1>, ptr %p
  %d = freeze <12 x i1> %y
  store { i8, <12 x i1>, i16 } %l, ptr %m
  %r = load <12 x i1>, ptr %p
  call void @show.12.i1(<12 x i1> %r)
  ret void
}
define void @t61(<6 x i3> %a) {
  %m = alloca <6 x i3>
  store <6 x i3> %a, ptr %m
  %r = load <3 x i8>, ptr %m
  call void @show.3.i8(<3 x i8> %r)
  ret void
}
define void @show.6.i3(<6 x i3> %v) {
  %e0 = extractelement <6 x i3> %v, i32 0
  %z0 = zext i3 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <6 x i3> %v, i32 1
  %z1 = zext i3 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <6 x i3> %v, i32 2
  %z2 = zext i3 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <6 x i3> %v, i32 3
  %z3 = zext i3 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <6 x i3> %v, i32 4
  %z4 = zext i3 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <6 x i3> %v, i32 5
  %z5 = zext i3 %e5 to i64
  call void @p(i64 %z5)
  call void @nl()
  ret void
}
define void @t62(<6 x i3> %a) {
  %m = alloca <6 x i3>, align 1
  store <6 x i3> %a, ptr %m, align 1
  %r = load <6 x i3>, ptr %m, align 1
  call void @show.6.i3(<6 x i3> %r)
  ret void
}
define void @t63() {
  %r = load <6 x i3>, ptr @g6.i3
  call void @show.6.i3(<6 x i3> %r)
  ret void
}
define void @t64() {
  %r = load <3 x i8>, ptr @g6.i3, align 1
  call void @show.3.i8(<3 x i8> %r)
  ret void
}
define void @t65(<6 x i3> %a) {
  %m = alloca { i8, <6 x i3>, i16 }
  %p = getelementptr { i8, <6 x i3>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <6 x i3>, i16 } zeroinitializer, <6 x i3> %a, 1
  store { i8, <6 x i3>, i16 } %s, ptr %m
  %l = load { i8, <6 x i3>, i16 }, ptr %m
  %x = extractvalue { i8, <6 x i3>, i16 } %l, 1
  %y = load <6 x i3>, ptr %p
  %d = freeze <6 x i3> %y
  store { i8, <6 x i3>, i16 } %l, ptr %m
  %r = load <6 x i3>, ptr %p
  call void @show.6.i3(<6 x i3> %r)
  ret void
}
define void @t66(<33 x i1> %a) {
  %m = alloca <33 x i1>
  store <33 x i1> %a, ptr %m
  %r = load <5 x i8>, ptr %m
  call void @show.5.i8(<5 x i8> %r)
  ret void
}
define void @show.33.i1(<33 x i1> %v) {
  %e0 = extractelement <33 x i1> %v, i32 0
  %z0 = zext i1 %e0 to i64
  call void @p(i64 %z0)
  %e1 = extractelement <33 x i1> %v, i32 1
  %z1 = zext i1 %e1 to i64
  call void @p(i64 %z1)
  %e2 = extractelement <33 x i1> %v, i32 2
  %z2 = zext i1 %e2 to i64
  call void @p(i64 %z2)
  %e3 = extractelement <33 x i1> %v, i32 3
  %z3 = zext i1 %e3 to i64
  call void @p(i64 %z3)
  %e4 = extractelement <33 x i1> %v, i32 4
  %z4 = zext i1 %e4 to i64
  call void @p(i64 %z4)
  %e5 = extractelement <33 x i1> %v, i32 5
  %z5 = zext i1 %e5 to i64
  call void @p(i64 %z5)
  %e6 = extractelement <33 x i1> %v, i32 6
  %z6 = zext i1 %e6 to i64
  call void @p(i64 %z6)
  %e7 = extractelement <33 x i1> %v, i32 7
  %z7 = zext i1 %e7 to i64
  call void @p(i64 %z7)
  %e8 = extractelement <33 x i1> %v, i32 8
  %z8 = zext i1 %e8 to i64
  call void @p(i64 %z8)
  %e9 = extractelement <33 x i1> %v, i32 9
  %z9 = zext i1 %e9 to i64
  call void @p(i64 %z9)
  %e10 = extractelement <33 x i1> %v, i32 10
  %z10 = zext i1 %e10 to i64
  call void @p(i64 %z10)
  %e11 = extractelement <33 x i1> %v, i32 11
  %z11 = zext i1 %e11 to i64
  call void @p(i64 %z11)
  %e12 = extractelement <33 x i1> %v, i32 12
  %z12 = zext i1 %e12 to i64
  call void @p(i64 %z12)
  %e13 = extractelement <33 x i1> %v, i32 13
  %z13 = zext i1 %e13 to i64
  call void @p(i64 %z13)
  %e14 = extractelement <33 x i1> %v, i32 14
  %z14 = zext i1 %e14 to i64
  call void @p(i64 %z14)
  %e15 = extractelement <33 x i1> %v, i32 15
  %z15 = zext i1 %e15 to i64
  call void @p(i64 %z15)
  %e16 = extractelement <33 x i1> %v, i32 16
  %z16 = zext i1 %e16 to i64
  call void @p(i64 %z16)
  %e17 = extractelement <33 x i1> %v, i32 17
  %z17 = zext i1 %e17 to i64
  call void @p(i64 %z17)
  %e18 = extractelement <33 x i1> %v, i32 18
  %z18 = zext i1 %e18 to i64
  call void @p(i64 %z18)
  %e19 = extractelement <33 x i1> %v, i32 19
  %z19 = zext i1 %e19 to i64
  call void @p(i64 %z19)
  %e20 = extractelement <33 x i1> %v, i32 20
  %z20 = zext i1 %e20 to i64
  call void @p(i64 %z20)
  %e21 = extractelement <33 x i1> %v, i32 21
  %z21 = zext i1 %e21 to i64
  call void @p(i64 %z21)
  %e22 = extractelement <33 x i1> %v, i32 22
  %z22 = zext i1 %e22 to i64
  call void @p(i64 %z22)
  %e23 = extractelement <33 x i1> %v, i32 23
  %z23 = zext i1 %e23 to i64
  call void @p(i64 %z23)
  %e24 = extractelement <33 x i1> %v, i32 24
  %z24 = zext i1 %e24 to i64
  call void @p(i64 %z24)
  %e25 = extractelement <33 x i1> %v, i32 25
  %z25 = zext i1 %e25 to i64
  call void @p(i64 %z25)
  %e26 = extractelement <33 x i1> %v, i32 26
  %z26 = zext i1 %e26 to i64
  call void @p(i64 %z26)
  %e27 = extractelement <33 x i1> %v, i32 27
  %z27 = zext i1 %e27 to i64
  call void @p(i64 %z27)
  %e28 = extractelement <33 x i1> %v, i32 28
  %z28 = zext i1 %e28 to i64
  call void @p(i64 %z28)
  %e29 = extractelement <33 x i1> %v, i32 29
  %z29 = zext i1 %e29 to i64
  call void @p(i64 %z29)
  %e30 = extractelement <33 x i1> %v, i32 30
  %z30 = zext i1 %e30 to i64
  call void @p(i64 %z30)
  %e31 = extractelement <33 x i1> %v, i32 31
  %z31 = zext i1 %e31 to i64
  call void @p(i64 %z31)
  %e32 = extractelement <33 x i1> %v, i32 32
  %z32 = zext i1 %e32 to i64
  call void @p(i64 %z32)
  call void @nl()
  ret void
}
define void @t67(<33 x i1> %a) {
  %m = alloca <33 x i1>, align 1
  store <33 x i1> %a, ptr %m, align 1
  %r = load <33 x i1>, ptr %m, align 1
  call void @show.33.i1(<33 x i1> %r)
  ret void
}
define void @t68() {
  %r = load <33 x i1>, ptr @g33.i1
  call void @show.33.i1(<33 x i1> %r)
  ret void
}
define void @t69() {
  %r = load <5 x i8>, ptr @g33.i1, align 1
  call void @show.5.i8(<5 x i8> %r)
  ret void
}
define void @t70(<33 x i1> %a) {
  %m = alloca { i8, <33 x i1>, i16 }
  %p = getelementptr { i8, <33 x i1>, i16 }, ptr %m, i32 0, i32 1
  %s = insertvalue { i8, <33 x i1>, i16 } zeroinitializer, <33 x i1> %a, 1
  store { i8, <33 x i1>, i16 } %s, ptr %m
  %l = load { i8, <33 x i1>, i16 }, ptr %m
  %x = extractvalue { i8, <33 x i1>, i16 } %l, 1
  %y = load <33 x i1>, ptr %p
  %d = freeze <33 x i1> %y
  store { i8, <33 x i1>, i16 } %l, ptr %m
  %r = load <33 x i1>, ptr %p
  call void @show.33.i1(<33 x i1> %r)
  ret void
}
define i32 @main() {
  call void @t1(<4 x i32> <i32 1, i32 1360778004, i32 -1, i32 2147483647>)
  call void @t2(<4 x i32> <i32 2147483647, i32 1181102279, i32 1643924572, i32 1>)
  call void @t3()
  call void @t4()
  call void @t5(<4 x i32> <i32 -1, i32 2147483647, i32 -2038977291, i32 875255774>)
  call void @t6(<16 x i8> <i8 1, i8 127, i8 -38, i8 1, i8 0, i8 -128, i8 1, i8 54, i8 127, i8 -128, i8 127, i8 -1, i8 127, i8 0, i8 -1, i8 33>)
  call void @t7(<16 x i8> <i8 1, i8 1, i8 127, i8 -128, i8 127, i8 43, i8 -1, i8 0, i8 -100, i8 0, i8 -128, i8 27, i8 1, i8 0, i8 -1, i8 -1>)
  call void @t8()
  call void @t9()
  call void @t10(<16 x i8> <i8 -128, i8 1, i8 1, i8 -117, i8 -128, i8 1, i8 1, i8 120, i8 -128, i8 1, i8 0, i8 -1, i8 127, i8 1, i8 -1, i8 1>)
  call void @t11(<3 x i32> <i32 799860221, i32 -58225776, i32 1>)
  call void @t12(<3 x i32> <i32 1, i32 -2147483648, i32 2147483647>)
  call void @t13()
  call void @t14()
  call void @t15(<3 x i32> <i32 1652210848, i32 -2147483648, i32 1>)
  call void @t16(<5 x i7> <i7 -22, i7 0, i7 63, i7 1, i7 22>)
  call void @t17(<5 x i7> <i7 -64, i7 63, i7 63, i7 1, i7 -50>)
  call void @t18()
  call void @t19()
  call void @t20(<5 x i7> <i7 -50, i7 63, i7 0, i7 -1, i7 63>)
  call void @t21(<8 x i1> <i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  call void @t22(<8 x i1> <i1 true, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true>)
  call void @t23()
  call void @t24()
  call void @t25(<8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 true>)
  call void @t26(<2 x i128> <i128 117643898127185150020242308660980030379, i128 -1>)
  call void @t27(<2 x i128> <i128 1, i128 1>)
  call void @t28()
  call void @t29()
  call void @t30(<2 x i128> <i128 103032268581820509616009229929309769307, i128 170141183460469231731687303715884105727>)
  call void @t31(<20 x i16> <i16 0, i16 1, i16 32767, i16 -31, i16 -1, i16 -32768, i16 0, i16 -23470, i16 1, i16 32767, i16 32767, i16 0, i16 32767, i16 1, i16 -18464, i16 0, i16 -32768, i16 -32768, i16 1, i16 0>)
  call void @t32(<20 x i16> <i16 0, i16 958, i16 -1, i16 32767, i16 -32192, i16 1, i16 26476, i16 32767, i16 0, i16 -32768, i16 -1, i16 1, i16 0, i16 -1, i16 32767, i16 -32768, i16 26784, i16 1, i16 32767, i16 -32768>)
  call void @t33()
  call void @t34()
  call void @t35(<20 x i16> <i16 -32768, i16 32767, i16 0, i16 1, i16 1, i16 3153, i16 1, i16 -1, i16 0, i16 -32768, i16 -1, i16 32767, i16 -32768, i16 1, i16 -32768, i16 0, i16 -32768, i16 -32768, i16 0, i16 32767>)
  call void @t36(<8 x float> <float -2.25, float 0.125, float 0.0, float -2.25, float -2.25, float 0.125, float 3.5, float 0.0>)
  call void @t37(<8 x float> <float -0.0, float 0.125, float -2.25, float 0.0, float -7.0, float 1.5, float 3.5, float -0.0>)
  call void @t38()
  call void @t39()
  call void @t40(<8 x float> <float 0.0, float 3.5, float -2.25, float -0.0, float -2.25, float -7.0, float 0.0, float -7.0>)
  call void @t41(<3 x double> <double -7.0, double 1.5, double 1024.0>)
  call void @t42(<3 x double> <double -2.25, double -0.0, double -7.0>)
  call void @t43()
  call void @t44()
  call void @t45(<3 x double> <double -7.0, double -2.25, double -7.0>)
  call void @t46(<3 x i8> <i8 -1, i8 -128, i8 0>)
  call void @t47(<3 x i8> <i8 108, i8 -1, i8 1>)
  call void @t48()
  call void @t49()
  call void @t50(<3 x i8> <i8 0, i8 0, i8 -1>)
  call void @t51(<4 x i4> <i4 1, i4 -1, i4 5, i4 7>)
  call void @t52(<4 x i4> <i4 1, i4 -1, i4 0, i4 -1>)
  call void @t53()
  call void @t54()
  call void @t55(<4 x i4> <i4 0, i4 0, i4 1, i4 1>)
  call void @t56(<12 x i1> <i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true>)
  call void @t57(<12 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false>)
  call void @t58()
  call void @t59()
  call void @t60(<12 x i1> <i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 true>)
  call void @t61(<6 x i3> <i3 1, i3 0, i3 -1, i3 -1, i3 0, i3 -1>)
  call void @t62(<6 x i3> <i3 -4, i3 3, i3 0, i3 -1, i3 -1, i3 3>)
  call void @t63()
  call void @t64()
  call void @t65(<6 x i3> <i3 3, i3 3, i3 3, i3 -1, i3 1, i3 0>)
  call void @t66(<33 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true>)
  call void @t67(<33 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true>)
  call void @t68()
  call void @t69()
  call void @t70(<33 x i1> <i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true>)
  ret i32 0
}
