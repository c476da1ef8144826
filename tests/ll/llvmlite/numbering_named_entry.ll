; A first block with a name leaves %0 to the first unnamed result.
; flags: --strict
; run: @f(i64 5) == i64 65
; run: @g(i64 5) == i64 11
; covers: 0-2

define i64 @f(i64 %n) {
entry:
  %0 = mul i64 %n, 3
  %1 = sub i64 %0, 2
  %2 = mul i64 %1, %n
  ret i64 %2
}

define i64 @g(i64 %n) {
start:
  %0 = add i64 %n, %n
  br label %next
next:
  %1 = add i64 %0, 1
  ret i64 %1
}
