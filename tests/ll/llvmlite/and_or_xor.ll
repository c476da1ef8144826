; run: @and(i64 12, i64 10) == i64 8
; run: @or(i64 12, i64 10) == i64 14
; run: @xor(i64 12, i64 10) == i64 6
; run: @and(i64 -1, i64 -9223372036854775808) == i64 -9223372036854775808
; run: @and(i64 -2, i64 1) == i64 0
; run: @or(i64 -9223372036854775808, i64 9223372036854775807) == i64 -1
; run: @or(i64 0, i64 0) == i64 0
; run: @xor(i64 -1, i64 9223372036854775807) == i64 -9223372036854775808
; run: @xor(i64 -1, i64 -1) == i64 0
; run: @not(i64 0) == i64 -1
; run: @not(i64 -9223372036854775808) == i64 9223372036854775807
; run: @mask(i64 -1) == i64 255
; covers: 0-13

define i64 @and(i64 %a, i64 %b) {
  %r = and i64 %a, %b
  ret i64 %r
}
define i64 @or(i64 %a, i64 %b) {
  %r = or i64 %a, %b
  ret i64 %r
}
define i64 @xor(i64 %a, i64 %b) {
  %r = xor i64 %a, %b
  ret i64 %r
}
define i64 @not(i64 %a) {
  %r = xor i64 %a, -1
  ret i64 %r
}
define i64 @mask(i64 %a) {
  %r = and i64 255, %a
  ret i64 %r
}
