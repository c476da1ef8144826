; Functions with vectors are called from outside, in registers and on the stack, and their results come back.
; run: @add(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> splat (i32 10)) == <4 x i32> <i32 11, i32 12, i32 13, i32 14>
; run: @narrow(<2 x i32> <i32 -1, i32 7>) == <2 x i32> <i32 7, i32 -1>
; run: @bytes(<3 x i8> <i8 1, i8 2, i8 3>) == <3 x i8> <i8 3, i8 2, i8 1>
; run: @long(<8 x float> <float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0, float 8.0>) == <8 x float> <float 2.0, float 4.0, float 6.0, float 8.0, float 10.0, float 12.0, float 14.0, float 16.0>
; run: @longer(<8 x i64> zeroinitializer, i64 5) == <8 x i64> <i64 0, i64 5, i64 0, i64 0, i64 0, i64 0, i64 0, i64 5>
; run: @bits(<5 x i1> <i1 true, i1 false, i1 true, i1 true, i1 false>) == <5 x i1> <i1 false, i1 true, i1 false, i1 false, i1 true>
; run: @halves(<2 x half> <half 1.5, half -2.0>) == <2 x half> <half -1.5, half 2.0>
; run: @pointers(<2 x ptr> <ptr null, ptr 0x1000>) == <2 x ptr> <ptr 0x1000, ptr null>
; run: @odd(<3 x i7> <i7 1, i7 -2, i7 3>) == <3 x i7> <i7 2, i7 -1, i7 4>
; run: @mixed(i32 1, <2 x double> <double 1.5, double 2.5>, double 3.0, <4 x float> splat (float 0.5)) == double 9.5
; run: @many(<4 x i32> splat (i32 1), <4 x i32> splat (i32 2), <4 x i32> splat (i32 3), <4 x i32> splat (i32 4), <4 x i32> splat (i32 5), <4 x i32> splat (i32 6), <4 x i32> splat (i32 7), <4 x i32> splat (i32 8), double 9.0, <4 x i32> <i32 10, i32 11, i32 12, i32 13>, <2 x i16> <i16 14, i16 15>) == <4 x i32> <i32 55, i32 56, i32 57, i32 58>
; run: @inside({ i32 1, <2 x i32> <i32 2, i32 3> }) == { i32 5, <2 x i32> <i32 3, i32 1> }
; run: @listed([ <4 x i8> splat (i8 1), <4 x i8> <i8 1, i8 2, i8 3, i8 4> ]) == [ <4 x i8> <i8 2, i8 3, i8 4, i8 5>, <4 x i8> splat (i8 1) ]
; run: @wide(<2 x i200> <i200 1, i200 -1>) == <2 x i200> <i200 2, i200 0>
define <4 x i32> @add(<4 x i32> %a, <4 x i32> %b) {
  %r = add <4 x i32> %a, %b
  ret <4 x i32> %r
}

define <2 x i32> @narrow(<2 x i32> %a) {
  %r = shufflevector <2 x i32> %a, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x i32> %r
}

define <3 x i8> @bytes(<3 x i8> %a) {
  %r = shufflevector <3 x i8> %a, <3 x i8> poison, <3 x i32> <i32 2, i32 1, i32 0>
  ret <3 x i8> %r
}

define <8 x float> @long(<8 x float> %a) {
  %r = fadd <8 x float> %a, %a
  ret <8 x float> %r
}

define <8 x i64> @longer(<8 x i64> %a, i64 %x) {
  %1 = insertelement <8 x i64> %a, i64 %x, i32 1
  %2 = insertelement <8 x i64> %1, i64 %x, i32 7
  ret <8 x i64> %2
}

define <5 x i1> @bits(<5 x i1> %a) {
  %r = xor <5 x i1> %a, <i1 true, i1 true, i1 true, i1 true, i1 true>
  ret <5 x i1> %r
}

define <2 x half> @halves(<2 x half> %a) {
  %r = fneg <2 x half> %a
  ret <2 x half> %r
}

define <2 x ptr> @pointers(<2 x ptr> %a) {
  %r = shufflevector <2 x ptr> %a, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x ptr> %r
}

define <3 x i7> @odd(<3 x i7> %a) {
  %r = add <3 x i7> %a, <i7 1, i7 1, i7 1>
  ret <3 x i7> %r
}

define double @mixed(i32 %i, <2 x double> %a, double %d, <4 x float> %f) {
  %x = extractelement <2 x double> %a, i32 0
  %y = extractelement <2 x double> %a, i32 1
  %z = extractelement <4 x float> %f, i32 3
  %w = fpext float %z to double
  %i1 = sitofp i32 %i to double
  %1 = fadd double %x, %y
  %2 = fadd double %1, %d
  %3 = fadd double %2, %w
  %4 = fadd double %3, %i1
  %5 = fadd double %4, 1.0
  ret double %5
}

define <4 x i32> @many(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i32> %d, <4 x i32> %e, <4 x i32> %f, <4 x i32> %g, <4 x i32> %h, double %x, <4 x i32> %i, <2 x i16> %j) {
  %1 = add <4 x i32> %a, %b
  %2 = add <4 x i32> %c, %d
  %3 = add <4 x i32> %e, %f
  %4 = add <4 x i32> %g, %h
  %5 = add <4 x i32> %1, %2
  %6 = add <4 x i32> %3, %4
  %7 = add <4 x i32> %5, %6
  %8 = add <4 x i32> %7, %i
  %y = fptosi double %x to i32
  %z = insertelement <4 x i32> poison, i32 %y, i32 0
  %s = shufflevector <4 x i32> %z, <4 x i32> poison, <4 x i32> zeroinitializer
  %9 = add <4 x i32> %8, %s
  %k = extractelement <2 x i16> %j, i32 1
  %l = icmp eq i16 %k, 15
  %r = select i1 %l, <4 x i32> %9, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define { i32, <2 x i32> } @inside({ i32, <2 x i32> } %a) {
  %v = extractvalue { i32, <2 x i32> } %a, 1
  %x = extractelement <2 x i32> %v, i32 0
  %y = extractelement <2 x i32> %v, i32 1
  %s = add i32 %x, %y
  %i = extractvalue { i32, <2 x i32> } %a, 0
  %1 = insertelement <2 x i32> poison, i32 %y, i32 0
  %2 = insertelement <2 x i32> %1, i32 %i, i32 1
  %3 = insertvalue { i32, <2 x i32> } poison, i32 %s, 0
  %4 = insertvalue { i32, <2 x i32> } %3, <2 x i32> %2, 1
  ret { i32, <2 x i32> } %4
}

define [2 x <4 x i8>] @listed([2 x <4 x i8>] %a) {
  %x = extractvalue [2 x <4 x i8>] %a, 0
  %y = extractvalue [2 x <4 x i8>] %a, 1
  %s = add <4 x i8> %x, %y
  %1 = insertvalue [2 x <4 x i8>] poison, <4 x i8> %s, 0
  %2 = insertvalue [2 x <4 x i8>] %1, <4 x i8> %x, 1
  ret [2 x <4 x i8>] %2
}

define <2 x i200> @wide(<2 x i200> %a) {
  %r = add <2 x i200> %a, <i200 1, i200 1>
  ret <2 x i200> %r
}
