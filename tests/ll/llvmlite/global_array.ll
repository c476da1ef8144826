; run: @at(i64 0) == i64 -5
; run: @at(i64 1) == i64 0
; run: @at(i64 2) == i64 5
; run: @at(i64 3) == i64 9223372036854775807
; run: @grid(i64 0, i64 0) == i64 1
; run: @grid(i64 0, i64 2) == i64 3
; run: @grid(i64 1, i64 0) == i64 4
; run: @grid(i64 1, i64 2) == i64 6
; run: @one() == i64 77
; covers: 0-8 0-9 0-18

@a = global [4 x i64] [ i64 -5, i64 0, i64 5, i64 9223372036854775807 ]
@m = global [2 x [3 x i64]] [ [3 x i64] [ i64 1, i64 2, i64 3 ], [3 x i64] [ i64 4, i64 5, i64 6 ] ]
@s = global [1 x i64] [i64 77]

define i64 @at(i64 %i) {
  %p = getelementptr [4 x i64], [4 x i64]* @a, i64 0, i64 %i
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @grid(i64 %i, i64 %j) {
  %p = getelementptr [2 x [3 x i64]], [2 x [3 x i64]]* @m, i64 0, i64 %i, i64 %j
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @one() {
  %p = getelementptr [1 x i64], [1 x i64]* @s, i32 0, i32 0
  %v = load i64, i64* %p
  ret i64 %v
}
