; Vectors are loaded and stored as a whole, and modified element by element by the operations on floating-point values.
; covers: 4-30
; run: @moves() == i32 15
; run: @add(float 1.5, float -2.0) == float 7.500000e+00
; run: @halves() == i32 1
; run: @maximum() == double 9.000000e+00
; run: @bits(i8 -91) == i8 -91
; run: @bytes() == i8 31
@pair = global <2 x float> zeroinitializer, align 8
@four = global <4 x i32> <i32 1, i32 2, i32 4, i32 8>, align 16
@other = global <4 x i32> zeroinitializer, align 16
@small = global <2 x half> <half 1.0, half 2.0>, align 4
@large = global <2 x double> <double 9.0, double 0x7FF8000000000000>, align 16
@single = global i8 0
@cell = global <2 x i8> zeroinitializer
define i32 @moves() {
  %v = load atomic <4 x i32>, ptr @four seq_cst, align 16
  store atomic <4 x i32> %v, ptr @other release, align 16
  %w = load <4 x i32>, ptr @other
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %w)
  ret i32 %sum
}
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define float @add(float %a, float %b) {
  store <2 x float> <float 3.0, float 4.0>, ptr @pair
  %v0 = insertelement <2 x float> poison, float %a, i32 0
  %v = insertelement <2 x float> %v0, float %b, i32 1
  %old = atomicrmw fadd ptr @pair, <2 x float> %v seq_cst, align 8
  %old1 = extractelement <2 x float> %old, i32 1
  %new = load atomic <2 x float>, ptr @pair acquire, align 8
  %new0 = extractelement <2 x float> %new, i32 0
  %new1 = extractelement <2 x float> %new, i32 1
  ; 4.5 + 2.0 - 3.0 + 4.0
  %s = fadd float %new0, %new1
  %t = fadd float %s, -3.0
  %u = fadd float %t, %old1
  ret float %u
}
define i32 @halves() {
  %old = atomicrmw fsub ptr @small, <2 x half> <half 0.5, half 3.0> monotonic
  %new = load <2 x half>, ptr @small
  %a = fcmp oeq <2 x half> %old, <half 1.0, half 2.0>
  %b = fcmp oeq <2 x half> %new, <half 0.5, half -1.0>
  %c = and <2 x i1> %a, %b
  %x = extractelement <2 x i1> %c, i32 0
  %y = extractelement <2 x i1> %c, i32 1
  %z = and i1 %x, %y
  %r = zext i1 %z to i32
  ret i32 %r
}
define double @maximum() {
  ; The second element is NaN, which fmax does not take.
  %old = atomicrmw fmax ptr @large, <2 x double> <double 5.0, double 0.0> seq_cst
  %new = load <2 x double>, ptr @large
  %a = extractelement <2 x double> %new, i32 0
  %b = extractelement <2 x double> %new, i32 1
  %c = fadd double %a, %b
  ret double %c
}
define i8 @bits(i8 %x) {
  %v = bitcast i8 %x to <8 x i1>
  store atomic <8 x i1> %v, ptr @single seq_cst, align 1
  %w = load atomic <8 x i1>, ptr @single seq_cst, align 1
  %r = bitcast <8 x i1> %w to i8
  ret i8 %r
}
define i8 @bytes() {
  store atomic volatile <2 x i8> <i8 20, i8 11>, ptr @cell seq_cst, align 2
  %w = load atomic volatile <2 x i8>, ptr @cell seq_cst, align 2
  %a = extractelement <2 x i8> %w, i32 0
  %b = extractelement <2 x i8> %w, i32 1
  %r = add i8 %a, %b
  ret i8 %r
}
