; Two functions, of which one was handed in under another name.
; run: @max(i32 1, i32 2) == i32 2 ; points: 1
; run: @fac(i64 3) == i64 6 ; points: 3
