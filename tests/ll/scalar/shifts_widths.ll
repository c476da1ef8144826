; The examples of the reference, and the ends of every width.
; run: @shl32(i32 4, i32 2) == i32 16
; run: @shl32(i32 1, i32 31) == i32 -2147483648
; run: @shl8(i8 1, i8 7) == i8 -128
; run: @shl8(i8 -1, i8 4) == i8 -16
; run: @shl7(i7 1, i7 6) == i7 -64
; run: @shl7(i7 3, i7 6) == i7 -64
; run: @lshr8(i8 -2, i8 1) == i8 127
; run: @lshr8(i8 -128, i8 7) == i8 1
; run: @lshr32(i32 -1, i32 31) == i32 1
; run: @lshr32(i32 4, i32 1) == i32 2
; run: @lshr7(i7 -1, i7 3) == i7 15
; run: @ashr8(i8 -2, i8 1) == i8 -1
; run: @ashr8(i8 -128, i8 7) == i8 -1
; run: @ashr8(i8 127, i8 7) == i8 0
; run: @ashr32(i32 -8, i32 2) == i32 -2
; run: @ashr7(i7 -64, i7 6) == i7 -1
; run: @ashr7(i7 63, i7 5) == i7 1
; run: @shl1(i1 true) == i1 true
; run: @lshr33(i33 -1, i33 32) == i33 1
; run: @ashr16(i16 -32768, i16 15) == i16 -1
; covers: 1-60

define i32 @shl32(i32 %a, i32 %b) {
  %r = shl i32 %a, %b
  ret i32 %r
}
define i8 @shl8(i8 %a, i8 %b) {
  %r = shl i8 %a, %b
  ret i8 %r
}
define i7 @shl7(i7 %a, i7 %b) {
  %r = shl i7 %a, %b
  ret i7 %r
}
define i8 @lshr8(i8 %a, i8 %b) {
  %r = lshr i8 %a, %b
  ret i8 %r
}
define i32 @lshr32(i32 %a, i32 %b) {
  %r = lshr i32 %a, %b
  ret i32 %r
}
define i7 @lshr7(i7 %a, i7 %b) {
  %r = lshr i7 %a, %b
  ret i7 %r
}
define i8 @ashr8(i8 %a, i8 %b) {
  %r = ashr i8 %a, %b
  ret i8 %r
}
define i32 @ashr32(i32 %a, i32 %b) {
  %r = ashr i32 %a, %b
  ret i32 %r
}
define i7 @ashr7(i7 %a, i7 %b) {
  %r = ashr i7 %a, %b
  ret i7 %r
}
define i1 @shl1(i1 %a) {
  %r = shl i1 %a, 0
  ret i1 %r
}
define i33 @lshr33(i33 %a, i33 %b) {
  %r = lshr i33 %a, %b
  ret i33 %r
}
define i16 @ashr16(i16 %a, i16 %b) {
  %r = ashr i16 %a, %b
  ret i16 %r
}
