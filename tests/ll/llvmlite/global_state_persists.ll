; Globals keep what was stored from one call to the next.
; run: @tick() == i64 1
; run: @tick() == i64 2
; run: @tick() == i64 3
; covers: 0-32 0-33

@clock = global i64 0

define i64 @tick() {
  %a = load i64, i64* @clock
  %b = add i64 %a, 1
  store i64 %b, i64* @clock
  ret i64 %b
}
