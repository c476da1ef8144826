; Eight arguments: two of them go over the stack.
; run: @sum() == i64 204
; run: @order() == i64 -40
; covers: 0-36
declare i64 @ll_weighted_sum(i64, i64, i64, i64, i64, i64, i64, i64)

define i64 @sum() {
  %1 = call i64 @ll_weighted_sum(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
  ret i64 %1
}

define i64 @order() {
  %1 = call i64 @ll_weighted_sum(i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 8, i64 -12)
  ret i64 %1
}
