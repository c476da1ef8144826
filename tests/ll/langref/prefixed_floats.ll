; The forms with a letter: the bits of each format. The halves of fp128 stand in LLVM's order, the low one first.
; covers: 4-68
; run: @fp80() == i80 302226843217638866288640
; run: @quad() == i128 85070591730234615865843651857942052865
; run: @half() == i16 31745
; run: @bfloat() == i16 -64
; run: @sum() == x86_fp80 0xK4000C000000000000000
; run: @stored() == i64 4611404543450677248
@l = constant fp128 0xL00000000000000013FFF000000000000
define i80 @fp80() {
  %r = bitcast x86_fp80 0xK3FFFC000000000000000 to i80
  ret i80 %r
}
define i128 @quad() {
  %r = bitcast fp128 0xL00000000000000014000000000000000 to i128
  ret i128 %r
}
define i16 @half() {
  %r = bitcast half 0xH7C01 to i16
  ret i16 %r
}
define i16 @bfloat() {
  %r = bitcast bfloat 0xRFFC0 to i16
  ret i16 %r
}
define x86_fp80 @sum() {
  %r = fadd x86_fp80 0xK40008000000000000000, 0xK3FFF8000000000000000
  ret x86_fp80 %r
}
define i64 @stored() {
  %r = load i64, ptr getelementptr (i64, ptr @l, i64 1)
  ret i64 %r
}
