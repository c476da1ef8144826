; The sign is the dividend's.
; run: @r8(i8 7, i8 3) == i8 1
; run: @r8(i8 -7, i8 3) == i8 -1
; run: @r8(i8 7, i8 -3) == i8 1
; run: @r8(i8 -7, i8 -3) == i8 -1
; run: @r8(i8 -128, i8 7) == i8 -2
; run: @r16(i16 -32768, i16 1000) == i16 -768
; run: @r32(i32 -2147483648, i32 10) == i32 -8
; run: @r64(i64 -9223372036854775808, i64 10) == i64 -8
; run: @r64(i64 5, i64 -9223372036854775808) == i64 5
; run: @r11(i11 -1024, i11 5) == i11 -4
; covers: 1-58

define i8 @r8(i8 %a, i8 %b) {
  %r = srem i8 %a, %b
  ret i8 %r
}
define i16 @r16(i16 %a, i16 %b) {
  %r = srem i16 %a, %b
  ret i16 %r
}
define i32 @r32(i32 %a, i32 %b) {
  %r = srem i32 %a, %b
  ret i32 %r
}
define i64 @r64(i64 %a, i64 %b) {
  %r = srem i64 %a, %b
  ret i64 %r
}
define i11 @r11(i11 %a, i11 %b) {
  %r = srem i11 %a, %b
  ret i11 %r
}
