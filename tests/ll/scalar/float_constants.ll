; Decimal and hexadecimal forms, in code and in initializers.
; run: @hex() == double 4.5e+15
; run: @small() == double 0x3EB0C6F7A0B5ED8D
; run: @big() == double 0x7E37E43C8800759C
; run: @neg() == float -1.25
; run: @plus() == double 12.0
; run: @inf() == double 0x7FF0000000000000
; run: @sub() == double 0x0000000000000001
; run: @g() == double -0.5
; run: @gf(i64 0) == float 0.5
; run: @gf(i64 1) == float 1.0e10
; run: @third() == float 0x3FD5555560000000

@d = global double -5.0e-1
@fs = global [2 x float] [ float 5.0e-1, float 1.0e+10 ]

define double @hex() {
  ret double 0x432ff973cafa8000
}
define double @small() {
  ret double 1.0e-6
}
define double @big() {
  ret double 1.0E300
}
define float @neg() {
  ret float -1.25
}
define double @plus() {
  ret double +1.2e1
}
define double @inf() {
  ret double 0x7FF0000000000000
}
define double @sub() {
  ret double 0x1
}
define double @g() {
  %v = load double, double* @d
  ret double %v
}
define float @gf(i64 %i) {
  %p = getelementptr [2 x float], [2 x float]* @fs, i32 0, i64 %i
  %v = load float, float* %p
  ret float %v
}
define float @third() {
  ret float 0x3FD5555560000000
}
