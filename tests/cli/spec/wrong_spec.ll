; rum: @max(i32 1, i32 2) == i32 2
; points: two
; run: @max(i32 1, i32 2) == i32
