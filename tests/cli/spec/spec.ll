; What is asked for: @max of two numbers, and the half of one.
; run: @max(i32 1, i32 2) == i32 2 ; points: 1
; run: @max(i32 -1, i32 -2) == i32 -1 ; points: 2
; run: @third(double 1.0) == double 0.333333333 +- 1e-6 ; points: 3
