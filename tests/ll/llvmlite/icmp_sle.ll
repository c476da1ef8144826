; run: @sle(i64 1, i64 2) == i1 true
; run: @sle(i64 2, i64 1) == i1 false
; run: @sle(i64 2, i64 2) == i1 true
; run: @sle(i64 -1, i64 1) == i1 true
; run: @sle(i64 1, i64 -1) == i1 false
; run: @sle(i64 -2, i64 -1) == i1 true
; run: @sle(i64 -1, i64 -2) == i1 false
; run: @sle(i64 -1, i64 -1) == i1 true
; run: @sle(i64 0, i64 0) == i1 true
; run: @sle(i64 -9223372036854775808, i64 9223372036854775807) == i1 true
; run: @sle(i64 9223372036854775807, i64 -9223372036854775808) == i1 false
; run: @sle(i64 -9223372036854775808, i64 -9223372036854775808) == i1 true
; run: @left(i64 3) == i1 true
; run: @right(i64 4) == i1 false
; covers: 0-16

define i1 @sle(i64 %a, i64 %b) {
  %r = icmp sle i64 %a, %b
  ret i1 %r
}
define i1 @left(i64 %a) {
  %r = icmp sle i64 3, %a
  ret i1 %r
}
define i1 @right(i64 %a) {
  %r = icmp sle i64 %a, 3
  ret i1 %r
}
