; Sixteen digits are the double of that value, for the smaller formats too; fewer are filled up in front.
; covers: 4-67
; run: @double() == double 4.5e+15
; run: @least() == i64 1
; run: @float() == i32 1067030938
; run: @half() == i16 15872
; run: @bfloat() == i16 16320
; run: @infinity() == i32 -8388608
; run: @nan() == i32 2143289344
; run: @subnormal() == i32 1
define double @double() {
  ret double    0x432ff973cafa8000
}
define i64 @least() {
  %r = bitcast double 0x1 to i64
  ret i64 %r
}
define i32 @float() {
  %r = bitcast float 0x3FF3333340000000 to i32
  ret i32 %r
}
define i16 @half() {
  %r = bitcast half 0x3FF8000000000000 to i16
  ret i16 %r
}
define i16 @bfloat() {
  %r = bitcast bfloat 0x3FF8000000000000 to i16
  ret i16 %r
}
define i32 @infinity() {
  %r = bitcast float 0xFFF0000000000000 to i32
  ret i32 %r
}
define i32 @nan() {
  %r = bitcast float 0x7FF8000000000000 to i32
  ret i32 %r
}
define i32 @subnormal() {
  %r = bitcast float 0x36A0000000000000 to i32
  ret i32 %r
}
