; Eight arguments to a function of the C side: more than registers hold.
; run: @f() == i64 204
; run: @order() == i64 -8
; covers: 0-36 0-17

declare i64 @ll_weighted_sum(i64, i64, i64, i64, i64, i64, i64, i64)

define i64 @f() {
  %r = call i64 @ll_weighted_sum(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
  ret i64 %r
}
define i64 @order() {
  %r = call i64 @ll_weighted_sum(i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 -1)
  ret i64 %r
}
