; The arithmetic shift brings in copies of the sign.
; run: @ashr(i64 -1, i64 0) == i64 -1
; run: @ashr(i64 -1, i64 1) == i64 -1
; run: @ashr(i64 -1, i64 63) == i64 -1
; run: @ashr(i64 -9223372036854775808, i64 63) == i64 -1
; run: @ashr(i64 -9223372036854775808, i64 1) == i64 -4611686018427387904
; run: @ashr(i64 9223372036854775807, i64 62) == i64 1
; run: @ashr(i64 9223372036854775807, i64 63) == i64 0
; run: @ashr(i64 -7, i64 1) == i64 -4
; run: @ashr(i64 7, i64 1) == i64 3
; run: @ashr(i64 -256, i64 8) == i64 -1
; run: @const(i64 -17) == i64 -2
; covers: 0-13

define i64 @ashr(i64 %a, i64 %b) {
  %r = ashr i64 %a, %b
  ret i64 %r
}
define i64 @const(i64 %a) {
  %r = ashr i64 %a, 4
  ret i64 %r
}
