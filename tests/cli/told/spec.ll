; run: @fac(i64 6) == i64 720 ; points: 2
; run: @fac(i64 1) == i64 1
; run: @quot(i64 7, i64 2) == i64 3
; run: @quot(i64 9, i64 2) == i64 4
