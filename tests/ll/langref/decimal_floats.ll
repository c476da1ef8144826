; Decimal forms of floating-point constants, with a sign and an exponent.
; covers: 4-66
; run: @plain() == double 0x405EDAE147AE147B
; run: @exponent() == double 0x405EDAE147AE147B
; run: @plus() == float 1.5
; run: @dot() == double 1.0
; run: @minus() == double -0.0
; run: @small() == float 0x36A0000000000000
; run: @half() == half 0xHB800
; run: @bfloat() == bfloat 0xR4140
; run: @nearest() == double 0x3FF4CCCCCCCCCCCD
; run: @huge() == double 0x7FF0000000000000
define double @plain() {
  ret double 123.42
}
define double @exponent() {
  ret double 1.2342e+2
}
define float @plus() {
  ret float +1.5
}
define double @dot() {
  ret double 1.
}
define double @minus() {
  ret double -0.0
}
define float @small() {
  ret float 1.40129846432481707092372958328991613128026194187651577175706828388979108268586060148663818836212158203125e-45
}
define half @half() {
  ret half -5.0e-1
}
define bfloat @bfloat() {
  ret bfloat 12.0
}
define double @nearest() {
  ret double 1.3
}
define double @huge() {
  ret double 0x7FF0000000000000
}
