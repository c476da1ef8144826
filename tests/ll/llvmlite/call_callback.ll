; The C side calls back into the program: ll_callback(f) is f(19, 19).
; run: @main() == i64 361
; run: @add() == i64 38
; exit: 105
; covers: 0-17 0-36

declare i64 @ll_callback(i64 (i64, i64)*)

define i64 @times(i64 %a, i64 %b) {
  %r = mul i64 %a, %b
  ret i64 %r
}
define i64 @plus(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @add() {
  %r = call i64 @ll_callback(i64 (i64, i64)* @plus)
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @ll_callback(i64 (i64, i64)* @times)
  ret i64 %r
}
