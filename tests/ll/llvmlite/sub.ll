; run: @sub(i64 5, i64 3) == i64 2
; run: @sub(i64 3, i64 5) == i64 -2
; run: @sub(i64 0, i64 -9223372036854775808) == i64 -9223372036854775808
; run: @sub(i64 -9223372036854775808, i64 1) == i64 9223372036854775807
; run: @sub(i64 9223372036854775807, i64 -1) == i64 -9223372036854775808
; run: @sub(i64 -1, i64 -1) == i64 0
; run: @left(i64 4) == i64 6
; run: @right(i64 4) == i64 -6
; run: @neg(i64 -9223372036854775807) == i64 9223372036854775807
; covers: 0-13

define i64 @sub(i64 %a, i64 %b) {
  %r = sub i64 %a, %b
  ret i64 %r
}
define i64 @left(i64 %b) {
  %r = sub i64 10, %b
  ret i64 %r
}
define i64 @right(i64 %a) {
  %r = sub i64 %a, 10
  ret i64 %r
}
define i64 @neg(i64 %a) {
  %r = sub i64 0, %a
  ret i64 %r
}
