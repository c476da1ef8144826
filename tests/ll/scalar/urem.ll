; run: @r8(i8 -1, i8 10) == i8 5
; run: @r8(i8 -128, i8 -1) == i8 -128
; run: @r16(i16 -1, i16 256) == i16 255
; run: @r32(i32 -1, i32 7) == i32 3
; run: @r64(i64 -1, i64 10) == i64 5
; run: @r64(i64 10, i64 -1) == i64 10
; run: @r12(i12 -1, i12 100) == i12 95
; covers: 1-58

define i8 @r8(i8 %a, i8 %b) {
  %r = urem i8 %a, %b
  ret i8 %r
}
define i16 @r16(i16 %a, i16 %b) {
  %r = urem i16 %a, %b
  ret i16 %r
}
define i32 @r32(i32 %a, i32 %b) {
  %r = urem i32 %a, %b
  ret i32 %r
}
define i64 @r64(i64 %a, i64 %b) {
  %r = urem i64 %a, %b
  ret i64 %r
}
define i12 @r12(i12 %a, i12 %b) {
  %r = urem i12 %a, %b
  ret i12 %r
}
