; Two's complement, modulo 2^64.
; run: @add(i64 1, i64 2) == i64 3
; run: @add(i64 -1, i64 1) == i64 0
; run: @add(i64 9223372036854775807, i64 1) == i64 -9223372036854775808
; run: @add(i64 -9223372036854775808, i64 -1) == i64 9223372036854775807
; run: @add(i64 -9223372036854775808, i64 -9223372036854775808) == i64 0
; run: @add(i64 9223372036854775807, i64 9223372036854775807) == i64 -2
; run: @left(i64 5) == i64 -9223372036854775804
; run: @right(i64 5) == i64 -2
; run: @both() == i64 -9223372036854775808
; run: @self(i64 4611686018427387904) == i64 -9223372036854775808
; covers: 0-13

define i64 @add(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @left(i64 %b) {
  %r = add i64 9223372036854775807, %b
  ret i64 %r
}
define i64 @right(i64 %a) {
  %r = add i64 %a, -7
  ret i64 %r
}
define i64 @both() {
  %r = add i64 9223372036854775807, 1
  ret i64 %r
}
define i64 @self(i64 %a) {
  %r = add i64 %a, %a
  ret i64 %r
}
