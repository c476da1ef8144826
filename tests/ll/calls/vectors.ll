; Vectors to and from C: as clang passes structs of floats, complex numbers and the vectors of C, in registers and on the
; stack, in both directions and as variable arguments.
; load: vectors.c
; run: @complex() == i64 0
; run: @structs() == i64 0
; run: @registers() == i64 0
; run: @stack() == double 42.0
; run: @more() == double 61.0
; run: @pointer() == float 3.0
; exit: 0
; stdout: "-2 1, 12 13 14 15, 2 4 6\n153\n"
declare <2 x float> @turn(<2 x float>)
declare <2 x float> @swap(<2 x float>)
declare { <2 x float>, float } @rotate(<2 x float>, float)
declare { <2 x float>, <2 x float> } @reverse(<2 x float>, <2 x float>)
declare { <2 x float>, double } @half(<2 x float>, double)
declare <4 x float> @add4(<4 x float>, <4 x float>)
declare <2 x double> @add2(<2 x double>, <2 x double>)
declare <4 x i32> @sub(<4 x i32>, <4 x i32>)
declare <2 x i64> @negate(<2 x i64>)
declare <8 x i16> @shift(<8 x i16>)
declare <16 x i8> @invert(<16 x i8>)
declare <4 x float> @ninth(double, <4 x float>, <4 x float>, <4 x float>, <4 x float>, <4 x float>, <4 x float>, <4 x float>, i32, i32, i32, i32, i32, i32, i32, <4 x float>)
declare double @rest(i32, ...)
declare void @call(ptr, ptr, ptr)
declare void @call_with_more(ptr)

define i64 @complex() {
  %z = call <2 x float> @turn(<2 x float> <float 3.0, float 4.0>)
  %ok = fcmp oeq <2 x float> %z, <float -4.0, float 3.0>
  %bits = bitcast <2 x i1> %ok to i2
  %all = icmp ne i2 %bits, -1
  %r = zext i1 %all to i64
  ret i64 %r
}

define i64 @structs() {
  %a = call <2 x float> @swap(<2 x float> <float 1.0, float 2.0>)
  %b = call { <2 x float>, float } @rotate(<2 x float> %a, float 5.0)
  %b0 = extractvalue { <2 x float>, float } %b, 0
  %b1 = extractvalue { <2 x float>, float } %b, 1
  %c = call { <2 x float>, <2 x float> } @reverse(<2 x float> %a, <2 x float> %b0)
  %c0 = extractvalue { <2 x float>, <2 x float> } %c, 0
  %c1 = extractvalue { <2 x float>, <2 x float> } %c, 1
  %d = call { <2 x float>, double } @half(<2 x float> %c0, double 9.0)
  %d0 = extractvalue { <2 x float>, double } %d, 0
  %d1 = extractvalue { <2 x float>, double } %d, 1
  ; a = 2 1; b = 1 5, 2; c = 5 1, 1 2; d = 2.5 0.5, 4.5
  %all = shufflevector <2 x float> %d0, <2 x float> %c1, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %ok = fcmp one <4 x float> %all, <float 2.5, float 0.5, float 1.0, float 2.0>
  %bits = bitcast <4 x i1> %ok to i4
  %wrong = icmp ne i4 %bits, 0
  %wrong.b = fcmp one float %b1, 2.0
  %wrong.d = fcmp one double %d1, 4.5
  %some = or i1 %wrong, %wrong.b
  %any = or i1 %some, %wrong.d
  %r = zext i1 %any to i64
  ret i64 %r
}

define i64 @registers() {
  %a = call <4 x float> @add4(<4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, <4 x float> splat (float 1.0))
  %b = call <2 x double> @add2(<2 x double> <double 1.0, double 2.0>, <2 x double> splat (double 1.0))
  %c = call <4 x i32> @sub(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> splat (i32 1))
  %d = call <2 x i64> @negate(<2 x i64> <i64 1, i64 2>)
  %e = call <8 x i16> @shift(<8 x i16> <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8>)
  %f = call <16 x i8> @invert(<16 x i8> <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15>)
  %a3 = extractelement <4 x float> %a, i64 3
  %b1 = extractelement <2 x double> %b, i64 1
  %c3 = extractelement <4 x i32> %c, i64 3
  %d1 = extractelement <2 x i64> %d, i64 1
  %e7 = extractelement <8 x i16> %e, i64 7
  %f15 = extractelement <16 x i8> %f, i64 15
  %w1 = fcmp one float %a3, 5.0
  %w2 = fcmp one double %b1, 3.0
  %w3 = icmp ne i32 %c3, 3
  %w4 = icmp ne i64 %d1, -2
  %w5 = icmp ne i16 %e7, 16
  %w6 = icmp ne i8 %f15, -16
  %o1 = or i1 %w1, %w2
  %o2 = or i1 %o1, %w3
  %o3 = or i1 %o2, %w4
  %o4 = or i1 %o3, %w5
  %o5 = or i1 %o4, %w6
  %r = zext i1 %o5 to i64
  ret i64 %r
}

define double @stack() {
  %v = call <4 x float> @ninth(double 0.0, <4 x float> zeroinitializer, <4 x float> zeroinitializer, <4 x float> zeroinitializer, <4 x float> zeroinitializer, <4 x float> zeroinitializer, <4 x float> zeroinitializer, <4 x float> zeroinitializer, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 40, <4 x float> <float 0.0, float 0.0, float 0.0, float 2.0>)
  %l = extractelement <4 x float> %v, i64 3
  %r = fpext float %l to double
  ret double %r
}

define double @more() {
  %s = call double (i32, ...) @rest(i32 2, <4 x float> <float 0.0, float 0.0, float 0.0, float 2.0>, <2 x float> <float 0.0, float 3.0>, <4 x float> <float 0.0, float 0.0, float 0.0, float 4.0>, <2 x float> <float 0.0, float 7.0>)
  ret double %s
}

@table = global [1 x ptr] [ptr @swap]

define float @pointer() {
  %f = load ptr, ptr @table
  %v = call <2 x float> %f(<2 x float> <float 3.0, float 1.0>)
  %r = extractelement <2 x float> %v, i64 1
  ret float %r
}

define internal <2 x float> @back(<2 x float> %z) {
  %swapped = shufflevector <2 x float> %z, <2 x float> undef, <2 x i32> <i32 1, i32 0>
  %r = fmul <2 x float> %swapped, <float -1.0, float 1.0>
  ret <2 x float> %r
}

define internal <4 x i32> @four(i32 %n, <4 x i32> %v, <2 x float> %xy, float %z) {
  %y = extractelement <2 x float> %xy, i64 1
  %difference = fsub float %z, %y
  %one = fptosi float %difference to i32
  %sum = add i32 %n, %one
  %m = add i32 %sum, 3
  %first = insertelement <4 x i32> poison, i32 %m, i64 0
  %all = shufflevector <4 x i32> %first, <4 x i32> poison, <4 x i32> zeroinitializer
  %r = add <4 x i32> %all, %v
  ret <4 x i32> %r
}

define internal { <2 x float>, double } @twice(<2 x float> %xy, double %z) {
  %a = fadd <2 x float> %xy, %xy
  %b = fadd double %z, %z
  %r0 = insertvalue { <2 x float>, double } poison, <2 x float> %a, 0
  %r1 = insertvalue { <2 x float>, double } %r0, double %b, 1
  ret { <2 x float>, double } %r1
}

; The list is walked as clang does it: a is in xmm0, 0.5 in xmm1, b in xmm2, 7 in esi, five times b in xmm3 to xmm7, and on the
; stack once b, 9, and b aligned to 16.
define internal double @sum(<4 x float> %a, ...) {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start(ptr %list)
  %fp.at = getelementptr i8, ptr %list, i64 4
  %fp = load i32, ptr %fp.at
  %area.at = getelementptr i8, ptr %list, i64 16
  %area = load ptr, ptr %area.at
  %half.at = getelementptr i8, ptr %area, i32 %fp
  %half = load double, ptr %half.at
  %b.at = getelementptr i8, ptr %half.at, i64 16
  %b = load <2 x double>, ptr %b.at, align 16
  %stack.at = getelementptr i8, ptr %list, i64 8
  %stack = load ptr, ptr %stack.at
  %nine.at = getelementptr i8, ptr %stack, i64 16
  %nine = load double, ptr %nine.at
  %last.at = getelementptr i8, ptr %stack, i64 32
  %last = load <2 x double>, ptr %last.at, align 16
  %both = fadd <2 x double> %b, %last
  %x = extractelement <2 x double> %both, i64 1
  %a3 = extractelement <4 x float> %a, i64 3
  %a4 = fpext float %a3 to double
  %s1 = fadd double %x, %half
  %s2 = fmul double %s1, %nine
  %s3 = fmul double %a4, 10.125
  %s = fadd double %s2, %s3
  ret double %s
}

define i32 @main() {
  call void @call(ptr @back, ptr @four, ptr @twice)
  call void @call_with_more(ptr @sum)
  ret i32 0
}

declare void @llvm.va_start(ptr)
