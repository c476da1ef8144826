; run: @fadd(double 1.5, double 2.25) == double 3.75
; run: @fadd(double 0.1, double 0.2) == double 0x3FD3333333333334
; run: @fsub(double 1.0, double 3.0) == double -2.0
; run: @fmul(double -1.5, double 4.0) == double -6.0
; run: @fdiv(double 1.0, double 3.0) == double 0x3FD5555555555555
; run: @fdiv(double 1.0, double 0.0) == double 0x7FF0000000000000
; run: @fdiv(double -1.0, double 0.0) == double 0xFFF0000000000000
; run: @fdiv(double 1.0, double -0.0) == double 0xFFF0000000000000
; run: @fmul(double 0x7FEFFFFFFFFFFFFF, double 2.0) == double 0x7FF0000000000000
; run: @fneg(double 1.5) == double -1.5
; run: @fneg(double 0.0) == double -0.0
; run: @zero_minus(double 0.0) == double 0.0
; run: @faddf(float 0.5, float 0.25) == float 0.75
; run: @fdivf(float 1.0, float 3.0) == float 0x3FD5555560000000
; run: @fmulf(float 0x36A0000000000000, float 0.5) == float 0.0
; run: @frem(double 5.5, double 2.0) == double 1.5
; run: @frem(double -5.5, double 2.0) == double -1.5
; run: @frem(double 5.5, double -2.0) == double 1.5
; run: @frem(double -4.0, double 2.0) == double -0.0
; run: @frem(double 1.0, double 0x7FF0000000000000) == double 1.0
; run: @frem(double 1.0e300, double 7.0) == double 1.0
; run: @fremf(float 7.5, float 2.0) == float 1.5
; covers: 1-56 1-59

define double @fadd(double %a, double %b) {
  %r = fadd double %a, %b
  ret double %r
}
define double @fsub(double %a, double %b) {
  %r = fsub double %a, %b
  ret double %r
}
define double @fmul(double %a, double %b) {
  %r = fmul double %a, %b
  ret double %r
}
define double @fdiv(double %a, double %b) {
  %r = fdiv double %a, %b
  ret double %r
}
define double @fneg(double %a) {
  %r = fneg double %a
  ret double %r
}
define double @zero_minus(double %a) {
  %r = fsub double 0.0, %a
  ret double %r
}
define float @faddf(float %a, float %b) {
  %r = fadd float %a, %b
  ret float %r
}
define float @fdivf(float %a, float %b) {
  %r = fdiv float %a, %b
  ret float %r
}
define float @fmulf(float %a, float %b) {
  %r = fmul float %a, %b
  ret float %r
}
define double @frem(double %a, double %b) {
  %r = frem double %a, %b
  ret double %r
}
define float @fremf(float %a, float %b) {
  %r = frem float %a, %b
  ret float %r
}
