; Globals keep what was stored from one call to the next, within one run of a program.
; run: @tick() == i64 1
; run: @three() == i64 123
; exit: 6
; covers: 0-32 0-33

@clock = global i64 0

define i64 @tick() {
  %a = load i64, i64* @clock
  %b = add i64 %a, 1
  store i64 %b, i64* @clock
  ret i64 %b
}

define i64 @three() {
  %a = call i64 @tick()
  %b = call i64 @tick()
  %c = call i64 @tick()
  %1 = mul i64 %a, 100
  %2 = mul i64 %b, 10
  %3 = add i64 %1, %2
  %4 = add i64 %3, %c
  ret i64 %4
}

define i64 @main() {
  %a = call i64 @tick()
  %b = call i64 @tick()
  %c = call i64 @tick()
  %d = add i64 %a, %b
  %e = add i64 %d, %c
  ret i64 %e
}
