; run: @eq(i64 0, i64 0) == i1 true
; run: @eq(i64 1, i64 -1) == i1 false
; run: @eq(i64 -9223372036854775808, i64 -9223372036854775808) == i1 true
; run: @eq(i64 9223372036854775807, i64 -9223372036854775808) == i1 false
; run: @eq(i64 4294967296, i64 0) == i1 false
; run: @ne(i64 0, i64 0) == i1 false
; run: @ne(i64 1, i64 -1) == i1 true
; run: @ne(i64 -9223372036854775808, i64 -9223372036854775808) == i1 false
; run: @ne(i64 4294967296, i64 0) == i1 true
; run: @eq5(i64 5) == i1 true
; run: @ne5(i64 5) == i1 false
; covers: 0-16

define i1 @eq(i64 %a, i64 %b) {
  %r = icmp eq i64 %a, %b
  ret i1 %r
}
define i1 @ne(i64 %a, i64 %b) {
  %r = icmp ne i64 %a, %b
  ret i1 %r
}
define i1 @eq5(i64 %a) {
  %r = icmp eq i64 5, %a
  ret i1 %r
}
define i1 @ne5(i64 %a) {
  %r = icmp ne i64 %a, 5
  ret i1 %r
}
