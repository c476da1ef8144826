; Signed: every combination of signs, equality, and the ends of the range.
; run: @slt(i64 1, i64 2) == i1 true
; run: @slt(i64 2, i64 1) == i1 false
; run: @slt(i64 2, i64 2) == i1 false
; run: @slt(i64 -1, i64 1) == i1 true
; run: @slt(i64 1, i64 -1) == i1 false
; run: @slt(i64 -2, i64 -1) == i1 true
; run: @slt(i64 -1, i64 -2) == i1 false
; run: @slt(i64 -1, i64 -1) == i1 false
; run: @slt(i64 0, i64 0) == i1 false
; run: @slt(i64 -9223372036854775808, i64 9223372036854775807) == i1 true
; run: @slt(i64 9223372036854775807, i64 -9223372036854775808) == i1 false
; run: @slt(i64 -9223372036854775808, i64 -9223372036854775807) == i1 true
; run: @left(i64 4) == i1 true
; run: @right(i64 4) == i1 false
; covers: 0-16

define i1 @slt(i64 %a, i64 %b) {
  %r = icmp slt i64 %a, %b
  ret i1 %r
}
define i1 @left(i64 %a) {
  %r = icmp slt i64 3, %a
  ret i1 %r
}
define i1 @right(i64 %a) {
  %r = icmp slt i64 %a, 3
  ret i1 %r
}
