; Before LLVM 3, add, sub and mul also worked on floating-point values.
; run: @f(float 1.5, float 2.0) == float 3.5
; run: @g(double 1.5, double 2.0) == double -0.5
; run: @h(double 1.5, double 2.0) == double 3.0
; run: @neg(double 1.5) == double -1.5
; covers: 1-56

define float @f(float %a, float %b) {
  %r = add float %a, %b ; warn: 8 W0211 `add`, `sub` and `mul` of floating-point numbers were only accepted before LLVM 2.7
  ret float %r
}
define double @g(double %a, double %b) {
  %r = sub double %a, %b
  ret double %r
}
define double @h(double %a, double %b) {
  %r = mul double %a, %b
  ret double %r
}
define double @neg(double %a) {
  %r = sub double -0.0, %a
  ret double %r
}
