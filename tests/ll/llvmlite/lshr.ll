; The logical shift brings zeros in from the left, whatever the sign.
; run: @lshr(i64 -1, i64 0) == i64 -1
; run: @lshr(i64 -1, i64 1) == i64 9223372036854775807
; run: @lshr(i64 -1, i64 63) == i64 1
; run: @lshr(i64 -9223372036854775808, i64 63) == i64 1
; run: @lshr(i64 -9223372036854775808, i64 1) == i64 4611686018427387904
; run: @lshr(i64 9223372036854775807, i64 62) == i64 1
; run: @lshr(i64 9223372036854775807, i64 63) == i64 0
; run: @lshr(i64 -2, i64 1) == i64 9223372036854775807
; run: @lshr(i64 7, i64 1) == i64 3
; run: @lshr(i64 -256, i64 56) == i64 255
; run: @const(i64 -16) == i64 1152921504606846975
; covers: 0-13

define i64 @lshr(i64 %a, i64 %b) {
  %r = lshr i64 %a, %b
  ret i64 %r
}
define i64 @const(i64 %a) {
  %r = lshr i64 %a, 4
  ret i64 %r
}
