; A shift by 64 or more has no defined result, but computing it and not using it stops nothing, on any engine.
; run: @shl(i64 64) == i64 7
; run: @shl(i64 -1) == i64 7
; run: @lshr(i64 65) == i64 8
; run: @ashr(i64 9223372036854775807) == i64 9
; covers: 0-13

define i64 @shl(i64 %n) {
  %r = shl i64 1, %n
  ret i64 7
}
define i64 @lshr(i64 %n) {
  %r = lshr i64 1, %n
  ret i64 8
}
define i64 @ashr(i64 %n) {
  %r = ashr i64 1, %n
  ret i64 9
}
