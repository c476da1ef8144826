; Vectors as values: constants, phis, arguments beyond the registers, results, structs of vectors, vectors of addresses.
; covers: 1-38 1-62 1-63 3-13 3-14 3-15 4-56 4-57 4-71 4-84 4-85
; exit: 0
; stdout: "5321 b8d 17f81 3 60504 18 8 200000009 200000001 fffdfffdfffdfffd \n4 1 3 4d \n5 15 6 51 \n1 2 b 4 \n5 16 17 8 \n42b70000 43418000 c13c0000 43c6c000 \n1 2 b 4 \n1 \n4 3 f \n6 0 4 2 \n3f800000 40000000 80000000 0 \n7f800000 7f800000 40600000 40880000 \n0 ffffffff 0 ffffffff \n"
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
define void @show4(<4 x i32> %v) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %e = extractelement <4 x i32> %v, i64 %i
  %w = zext i32 %e to i64
  call void @p(i64 %w)
  %j = add i64 %i, 1
  %m = icmp ult i64 %j, 4
  br i1 %m, label %loop, label %done
done:
  call void @nl()
  ret void
}
; LangRef "Vector Type": the elements lie bit by bit, the first one lowest.
@packed = global <4 x i4> <i4 1, i4 2, i4 3, i4 5>
@bits = global <12 x i1> <i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1>
@odd = global <3 x i7> <i7 1, i7 -1, i7 5>
; Constant expressions and parts of structs.
@a = global [4 x i16] [i16 1, i16 2, i16 3, i16 4]
@struct = global { i8, <2 x i32>, <3 x i8> } { i8 1, <2 x i32> <i32 2, i32 3>, <3 x i8> <i8 4, i8 5, i8 6> }
@one = global i32 extractelement (<2 x i32> <i32 7, i32 8>, i32 1)
@put = global <2 x i32> insertelement (<2 x i32> <i32 1, i32 2>, i32 9, i32 0)
@mix = global <3 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>, <3 x i32> <i32 3, i32 0, i32 2>)
@cast = global i64 bitcast (<2 x i32> <i32 1, i32 2> to i64)
@splat = global <4 x i16> splat (i16 -3)
define void @constants() {
  %p = load i16, ptr @packed
  %p64 = zext i16 %p to i64
  call void @p(i64 %p64)
  %b = load i16, ptr @bits
  %b64 = zext i16 %b to i64
  call void @p(i64 %b64)
  %o = load i24, ptr @odd
  %o64 = zext i24 %o to i64
  call void @p(i64 %o64)
  %s1 = getelementptr { i8, <2 x i32>, <3 x i8> }, ptr @struct, i64 0, i32 1, i64 1
  %v1 = load i32, ptr %s1
  %w1 = zext i32 %v1 to i64
  call void @p(i64 %w1)
  %s2 = getelementptr { i8, <2 x i32>, <3 x i8> }, ptr @struct, i64 0, i32 2
  %v2 = load <3 x i8>, ptr %s2
  %x2 = bitcast <3 x i8> %v2 to i24
  %w2 = zext i24 %x2 to i64
  call void @p(i64 %w2)
  %size = ptrtoint ptr getelementptr ({ i8, <2 x i32>, <3 x i8> }, ptr null, i64 1) to i64
  call void @p(i64 %size)
  %one = load i32, ptr @one
  %o1 = zext i32 %one to i64
  call void @p(i64 %o1)
  %put = load i64, ptr @put
  call void @p(i64 %put)
  %mix = load <3 x i32>, ptr @mix
  %m4 = shufflevector <3 x i32> %mix, <3 x i32> <i32 77, i32 0, i32 0>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %cast = load i64, ptr @cast
  call void @p(i64 %cast)
  %splat = load i64, ptr @splat
  call void @p(i64 %splat)
  call void @nl()
  call void @show4(<4 x i32> %m4)
  %k = add <4 x i32> %m4, <i32 1, i32 extractelement (<2 x i32> <i32 10, i32 20>, i64 1), i32 3, i32 4>
  call void @show4(<4 x i32> %k)
  ret void
}
; Vectors through loops, calls, structs, and functions with more of them than registers.
define <8 x i32> @sum(i32 %n, <8 x i32> %by) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %acc = phi <8 x i32> [ zeroinitializer, %entry ], [ %next, %loop ]
  %old = phi <8 x i32> [ %by, %entry ], [ %acc, %loop ]
  %t = add <8 x i32> %acc, %by
  %next = xor <8 x i32> %t, %old
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret <8 x i32> %next
}
define <4 x float> @many(<4 x float> %a, <2 x double> %b, <4 x float> %c, <4 x float> %d, <4 x float> %e, <4 x float> %f, <4 x float> %g, <4 x float> %h, i32 %z, <4 x float> %i, i64 %y, <4 x float> %j, <3 x i16> %k) {
  %x1 = fadd <4 x float> %a, %c
  %x2 = fsub <4 x float> %d, %e
  %x3 = fmul <4 x float> %f, %g
  %x4 = fadd <4 x float> %h, %i
  %x5 = fadd <4 x float> %x1, %x2
  %x6 = fadd <4 x float> %x3, %x4
  %x7 = fadd <4 x float> %x5, %x6
  %x8 = fsub <4 x float> %x7, %j
  %e1 = extractelement <2 x double> %b, i32 1
  %e2 = fptrunc double %e1 to float
  %k1 = extractelement <3 x i16> %k, i32 2
  %k2 = sitofp i16 %k1 to float
  %y2 = sitofp i64 %y to float
  %s = fadd float %e2, %k2
  %s2 = fadd float %s, %y2
  %r = insertelement <4 x float> %x8, float %s2, i32 %z
  ret <4 x float> %r
}
define { <4 x i32>, i8, <2 x i1> } @three(<4 x i32> %v) {
  %a = insertvalue { <4 x i32>, i8, <2 x i1> } poison, <4 x i32> %v, 0
  %b = insertvalue { <4 x i32>, i8, <2 x i1> } %a, i8 7, 1
  %c = insertvalue { <4 x i32>, i8, <2 x i1> } %b, <2 x i1> <i1 true, i1 false>, 2
  ret { <4 x i32>, i8, <2 x i1> } %c
}
define void @calls() {
  %s = call <8 x i32> @sum(i32 5, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>)
  %lo = shufflevector <8 x i32> %s, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %hi = shufflevector <8 x i32> %s, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  call void @show4(<4 x i32> %lo)
  call void @show4(<4 x i32> %hi)
  %m = call <4 x float> @many(<4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, <2 x double> <double 0.5, double 0.25>, <4 x float> splat (float 0.5), <4 x float> splat (float 2.0), <4 x float> <float 8.0, float 7.0, float 6.0, float 5.0>, <4 x float> splat (float 3.0), <4 x float> splat (float -1.0), <4 x float> zeroinitializer, i32 2, <4 x float> <float 100.0, float 200.0, float 300.0, float 400.0>, i64 -9, <4 x float> splat (float 1.0), <3 x i16> <i16 1, i16 2, i16 -3>)
  %bits = bitcast <4 x float> %m to <4 x i32>
  call void @show4(<4 x i32> %bits)
  %t = call { <4 x i32>, i8, <2 x i1> } @three(<4 x i32> %lo)
  %t0 = extractvalue { <4 x i32>, i8, <2 x i1> } %t, 0
  %t2 = extractvalue { <4 x i32>, i8, <2 x i1> } %t, 2
  call void @show4(<4 x i32> %t0)
  %t3 = bitcast <2 x i1> %t2 to i2
  %t4 = zext i2 %t3 to i64
  call void @p(i64 %t4)
  call void @nl()
  ret void
}
; Addresses.
define void @addresses() {
  %p = getelementptr i16, ptr @a, <4 x i64> <i64 3, i64 0, i64 2, i64 1>
  %p0 = extractelement <4 x ptr> %p, i32 0
  %p2 = extractelement <4 x ptr> %p, i32 2
  %v0 = load i16, ptr %p0
  %v2 = load i16, ptr %p2
  %w0 = zext i16 %v0 to i64
  %w2 = zext i16 %v2 to i64
  call void @p(i64 %w0)
  call void @p(i64 %w2)
  %q = getelementptr { i16, i16 }, <4 x ptr> %p, i64 -1, <4 x i32> splat (i32 1)
  %d = icmp ult <4 x ptr> %q, %p
  %db = bitcast <4 x i1> %d to i4
  %dz = zext i4 %db to i64
  call void @p(i64 %dz)
  %i = ptrtoint <4 x ptr> %p to <4 x i64>
  %base = ptrtoint ptr @a to i64
  %b0 = insertelement <4 x i64> poison, i64 %base, i32 0
  %bs = shufflevector <4 x i64> %b0, <4 x i64> poison, <4 x i32> zeroinitializer
  %diff = sub <4 x i64> %i, %bs
  %t = trunc <4 x i64> %diff to <4 x i32>
  call void @nl()
  call void @show4(<4 x i32> %t)
  ret void
}
; LangRef "select" on eight elements: the absolute value.
define void @absolute() {
  %v = load <8 x float>, ptr @floats
  %negative = fcmp olt <8 x float> %v, zeroinitializer
  %minus = fsub <8 x float> zeroinitializer, %v
  %abs = select <8 x i1> %negative, <8 x float> %minus, <8 x float> %v
  %i = bitcast <8 x float> %abs to <8 x i32>
  %lo = shufflevector <8 x i32> %i, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %hi = shufflevector <8 x i32> %i, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  call void @show4(<4 x i32> %lo)
  call void @show4(<4 x i32> %hi)
  ret void
}
@floats = global <8 x float> <float -1.0, float 2.0, float -0.0, float 0.0, float 0x7FF0000000000000, float 0xFFF0000000000000, float -3.5, float 4.25>
; Old spellings.
define void @old() {
  %s = vicmp slt <4 x i32> <i32 1, i32 -1, i32 0, i32 -5>, zeroinitializer ; warn: 3 W0211 `vicmp` and `vfcmp` were only accepted before LLVM 2.6
  call void @show4(<4 x i32> %s)
  ret void
}
define i32 @main() {
  call void @constants()
  call void @calls()
  call void @addresses()
  call void @absolute()
  call void @old()
  ret i32 0
}
