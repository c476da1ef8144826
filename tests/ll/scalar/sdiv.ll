; Towards zero, at every width.
; run: @d8(i8 7, i8 2) == i8 3
; run: @d8(i8 -7, i8 2) == i8 -3
; run: @d8(i8 7, i8 -2) == i8 -3
; run: @d8(i8 -7, i8 -2) == i8 3
; run: @d8(i8 -128, i8 1) == i8 -128
; run: @d8(i8 -128, i8 2) == i8 -64
; run: @d16(i16 -32768, i16 3) == i16 -10922
; run: @d32(i32 -2147483648, i32 10) == i32 -214748364
; run: @d32(i32 2147483647, i32 -1) == i32 -2147483647
; run: @d64(i64 -9223372036854775808, i64 2) == i64 -4611686018427387904
; run: @d64(i64 -1, i64 9223372036854775807) == i64 0
; run: @d9(i9 -256, i9 3) == i9 -85
; run: @d33(i33 -4294967296, i33 7) == i33 -613566756
; run: @by_const(i64 -100) == i64 -14
; covers: 1-57

define i8 @d8(i8 %a, i8 %b) {
  %r = sdiv i8 %a, %b
  ret i8 %r
}
define i16 @d16(i16 %a, i16 %b) {
  %r = sdiv i16 %a, %b
  ret i16 %r
}
define i32 @d32(i32 %a, i32 %b) {
  %r = sdiv i32 %a, %b
  ret i32 %r
}
define i64 @d64(i64 %a, i64 %b) {
  %r = sdiv i64 %a, %b
  ret i64 %r
}
define i9 @d9(i9 %a, i9 %b) {
  %r = sdiv i9 %a, %b
  ret i9 %r
}
define i33 @d33(i33 %a, i33 %b) {
  %r = sdiv i33 %a, %b
  ret i33 %r
}
define i64 @by_const(i64 %a) {
  %r = sdiv i64 %a, 7
  ret i64 %r
}
