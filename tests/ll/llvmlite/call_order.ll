; Operands are evaluated before the call, calls happen in program order, and memory flows from one to the next.
; run: @seq() == i64 123
; run: @nested() == i64 321
; run: @before() == i64 10
; covers: 0-33 0-17

@log = global i64 0

define i64 @note(i64 %d) {
  %a = load i64, i64* @log
  %b = mul i64 %a, 10
  %c = add i64 %b, %d
  store i64 %c, i64* @log
  ret i64 %d
}
define i64 @seq() {
  store i64 0, i64* @log
  %1 = call i64 @note(i64 1)
  %2 = call i64 @note(i64 2)
  %3 = call i64 @note(i64 3)
  %r = load i64, i64* @log
  ret i64 %r
}
; Writes before, inside and after a nested call.
define i64 @inner() {
  %1 = call i64 @note(i64 2)
  ret i64 %1
}
define i64 @outer() {
  %1 = call i64 @note(i64 3)
  %2 = call i64 @inner()
  %3 = call i64 @note(i64 1)
  %4 = load i64, i64* @log
  ret i64 %4
}
define i64 @nested() {
  store i64 0, i64* @log
  %1 = call i64 @outer()
  ret i64 %1
}
; A value loaded before a call is not changed by what the call stores.
define i64 @before() {
  store i64 1, i64* @log
  %old = load i64, i64* @log
  %1 = call i64 @note(i64 0)
  %new = load i64, i64* @log
  %r = mul i64 %old, %new
  ret i64 %r
}
