; run: @d8(i8 -1, i8 2) == i8 127
; run: @d8(i8 -128, i8 -1) == i8 0
; run: @d8(i8 -1, i8 -128) == i8 1
; run: @d16(i16 -1, i16 16) == i16 4095
; run: @d32(i32 -1, i32 2) == i32 2147483647
; run: @d64(i64 -1, i64 10) == i64 1844674407370955161
; run: @d64(i64 -9223372036854775808, i64 -1) == i64 0
; run: @d7(i7 -1, i7 2) == i7 63
; run: @d40(i40 -1, i40 256) == i40 4294967295
; run: @d1(i1 true) == i1 true
; covers: 1-57

define i8 @d8(i8 %a, i8 %b) {
  %r = udiv i8 %a, %b
  ret i8 %r
}
define i16 @d16(i16 %a, i16 %b) {
  %r = udiv i16 %a, %b
  ret i16 %r
}
define i32 @d32(i32 %a, i32 %b) {
  %r = udiv i32 %a, %b
  ret i32 %r
}
define i64 @d64(i64 %a, i64 %b) {
  %r = udiv i64 %a, %b
  ret i64 %r
}
define i7 @d7(i7 %a, i7 %b) {
  %r = udiv i7 %a, %b
  ret i7 %r
}
define i40 @d40(i40 %a, i40 %b) {
  %r = udiv i40 %a, %b
  ret i40 %r
}
define i1 @d1(i1 %a) {
  %r = udiv i1 %a, true
  ret i1 %r
}
