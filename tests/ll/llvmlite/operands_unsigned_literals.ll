; A literal up to 2^64 - 1 fits 64 bits: it names the number with these bits.
; run: @ones() == i64 -1
; run: @top() == i64 -9223372036854775808
; run: @add() == i64 1
; covers: 0-12

define i64 @ones() {
  ret i64 18446744073709551615
}
define i64 @top() {
  ret i64 9223372036854775808
}
define i64 @add() {
  %r = add i64 18446744073709551615, 2
  ret i64 %r
}
