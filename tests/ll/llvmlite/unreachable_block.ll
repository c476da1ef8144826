; A block that no path reaches is harmless, even when it uses a value from elsewhere.
; run: @f(i64 4) == i64 8
; covers: 0-24 0-21

define i64 @f(i64 %n) {
  %a = add i64 %n, %n
  br label %out
dead:
  %b = mul i64 %a, 3
  br label %out
out:
  ret i64 %a
}
