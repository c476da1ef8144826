; Unnamed parameters are numbered first, then the unlabeled first block, then results.
; flags: --strict
; run: @two(i64 100, i64 7) == i64 93
; run: @three(i64 1, i64 20, i64 300) == i64 -319
; run: @mixed(i64 1, i64 20, i64 300) == i64 321
; run: @labeled(i64 9) == i64 81
; covers: 0-2 0-22

define i64 @two(i64, i64) {
  %3 = sub i64 %0, %1
  ret i64 %3
}

define i64 @three(i64, i64, i64) {
  %4 = sub i64 %0, %1
  %5 = sub i64 %4, %2
  ret i64 %5
}

define i64 @mixed(i64, i64 %x, i64) {
  %3 = add i64 %0, %x
  %4 = add i64 %3, %1
  ret i64 %4
}

define i64 @labelled(i64) {
top:
  %1 = mul i64 %0, %0
  ret i64 %1
}
