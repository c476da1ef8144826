; Not exactly a value of the smaller format, and digits that are too many.
; covers: 4-67
define void @f() {
  %a = fadd float 0x3FF3333333333333, 1.0 ; error: 19 E0133 not exactly representable as float
  %b = fadd half 0x3FF0010000000000, 1.0 ; error: 18 E0133 not exactly representable as half
  %c = fadd bfloat 0x3FF0010000000000, 1.0 ; error: 20 E0133 not exactly representable as bfloat
  %d = fadd double 0x10000000000000000, 1.0 ; error: 20 E0134 malformed
  ret void
}
