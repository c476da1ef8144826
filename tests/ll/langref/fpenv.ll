; The default environment: rounding to the nearest with ties to even, subnormals kept, no traps.
; covers: 4-32
; run: @add(double 1.0, double 0x3CA0000000000000) == double 1.0
; run: @add(double 0x3FF0000000000001, double 0x3CA0000000000000) == double 0x3FF0000000000002
; run: @mul(double 0x0010000000000000, double 0.5) == double 0x0008000000000000
; run: @mul(double 0x0000000000000003, double 0.5) == double 0x0000000000000002
; run: @mulf(float 0x3810000000000000, float 0.25) == float 0x37F0000000000000
; run: @sum(float 0x36A0000000000000, float 0x36A0000000000000) == float 0x36B0000000000000
; run: @halved(float 0x3810000000000000) == float 0x3800000000000000
; run: @speculated(double 0.0, i1 false) == double 0.0
; run: @speculated(double 0.0, i1 true) == double 0x7FF0000000000000
define double @add(double %a, double %b) {
  %r = fadd double %a, %b
  ret double %r
}
define double @mul(double %a, double %b) {
  %r = fmul double %a, %b
  ret double %r
}
define float @mulf(float %a, float %b) {
  %r = fmul float %a, %b
  ret float %r
}
define float @sum(float %a, float %b) {
  %r = fadd float %a, %b
  ret float %r
}
; Flushing is allowed here, and nobody has to do it.
define float @halved(float %a) "denormal-fp-math"="ieee,ieee" {
  %r = fmul float %a, 0.5
  ret float %r
}
; A division by zero has no effect but its result.
define double @speculated(double %x, i1 %c) {
  %q = fdiv double 1.0, %x
  %r = select i1 %c, double %q, double 0.0
  ret double %r
}
