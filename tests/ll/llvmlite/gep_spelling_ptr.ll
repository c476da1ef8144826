; The same through an opaque pointer: the source element type says what the indices mean.
; run: @at(i64 0, i64 0) == i64 11
; run: @at(i64 1, i64 1) == i64 22
; run: @words(i64 3) == i64 20
; run: @words(i64 5) == i64 22
; covers: 0-18

%row = type { i64, [2 x i64] }
@m = global [2 x %row] [ %row { i64 10, [2 x i64] [ i64 11, i64 12 ] }, %row { i64 20, [2 x i64] [ i64 21, i64 22 ] } ]

define i64 @at(i64 %i, i64 %j) {
  %p = getelementptr [2 x %row], ptr @m, i32 0, i64 %i, i32 1, i64 %j
  %v = load i64, ptr %p
  ret i64 %v
}
define i64 @words(i64 %i) {
  %p = getelementptr i64, ptr @m, i64 %i
  %v = load i64, ptr %p
  ret i64 %v
}
