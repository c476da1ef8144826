; Constant expressions of old modules that look into aggregates, and fneg.
; run: @at(i32 0) == i32 7
; run: @at(i32 1) == i32 2
; run: @at(i32 2) == i32 104
; run: @at(i32 3) == i32 0
; run: @at(i32 4) == i32 6
; run: @at(i32 5) == i32 40
; run: @inner(i32 0) == i32 1
; run: @inner(i32 1) == i32 9
; run: @negative(i32 0) == double -1.5
; run: @negative(i32 1) == double 2.5
; run: @bits(i32 0) == i32 -2147483648
; run: @bits(i32 1) == i32 -4194304
; run: @bits(i32 2) == i32 -2147483648
; run: @returned() == i32 3
; run: @chosen() == i8 1
; run: @sum() == float -4.0
; run: @half() == i16 -16384
%pair = type { i32, [2 x i32] }
@g = global i32 0
@all = global [6 x i32] [
  i32 extractvalue ({ i32, i32 } { i32 7, i32 8 }, 0),
  i32 extractvalue ({ i32, [3 x i32] } { i32 0, [3 x i32] [i32 1, i32 2, i32 3] }, 1, 1),
  i32 zext (i8 extractvalue ([2 x i8] c"hi", 0) to i32),
  i32 extractvalue (%pair zeroinitializer, 1, 1),
  i32 extractvalue (%pair insertvalue (%pair { i32 1, [2 x i32] [i32 2, i32 3] }, i32 6, 1, 0), 1, 0),
  i32 extractvalue ([2 x i32] insertvalue ([2 x i32] select (i1 icmp eq (i32* @g, i32* null), [2 x i32] [i32 10, i32 20], [2 x i32] [i32 30, i32 40]), i32 50, 0), 1)
]
@made = global %pair insertvalue (%pair zeroinitializer, [2 x i32] [i32 1, i32 9], 1)
@negatives = global [2 x double] [double fneg (double 1.5), double fneg (double fneg (double 2.5))]
@zeros = global [3 x float] [float fneg (float 0.0), float fneg (float 0x7FF8000000000000), float fneg (float zeroinitializer)]
@lanes = global <4 x float> fneg (<4 x float> <float 1.0, float 2.0, float 3.0, float -2.0>)
@chosen_byte = global i8 extractvalue ([1 x i8] select (i1 icmp ne (i32* @g, i32* null), [1 x i8] [i8 1], [1 x i8] [i8 2]), 0)
define i32 @at(i32 %n) {
  %p = getelementptr [6 x i32]* @all, i32 0, i32 %n
  %x = load i32* %p
  ret i32 %x
}
define i32 @inner(i32 %n) {
  %p = getelementptr %pair* @made, i32 0, i32 1, i32 %n
  %x = load i32* %p
  ret i32 %x
}
define double @negative(i32 %n) {
  %p = getelementptr [2 x double]* @negatives, i32 0, i32 %n
  %x = load double* %p
  ret double %x
}
define i32 @bits(i32 %n) {
  %p = getelementptr [3 x float]* @zeros, i32 0, i32 %n
  %q = bitcast float* %p to i32*
  %x = load i32* %q
  ret i32 %x
}
define i32 @returned() {
  ret i32 extractvalue ({i32} {i32 3}, 0)
}
define i8 @chosen() {
  %x = load i8* @chosen_byte
  ret i8 %x
}
define float @sum() {
  %v = load <4 x float>* @lanes
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i32 1
  %c = extractelement <4 x float> %v, i32 2
  %d = extractelement <4 x float> %v, i32 3
  %s = fadd float %a, %b
  %t = fadd float %s, %c
  %u = fadd float %t, %d
  ret float %u
}
define i16 @half() {
  ret i16 bitcast (half fneg (half 2.0) to i16)
}
