; Indices of every width are sign-extended.
; run: @i8(i8 -1) == i64 4
; run: @i16(i16 -2) == i64 3
; run: @i32(i32 -3) == i64 2
; run: @i64(i64 -4) == i64 1
; run: @i32(i32 2) == i64 7
; run: @i1(i1 true) == i64 4
; run: @i1(i1 false) == i64 5
; run: @i7(i7 -1) == i64 4
; covers: 1-69

@a = global [8 x i64] [ i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8 ]

define i64 @i8(i8 %i) {
  %m = getelementptr [8 x i64], [8 x i64]* @a, i32 0, i32 4
  %p = getelementptr i64, i64* %m, i8 %i
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @i16(i16 %i) {
  %m = getelementptr [8 x i64], [8 x i64]* @a, i32 0, i32 4
  %p = getelementptr i64, i64* %m, i16 %i
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @i32(i32 %i) {
  %m = getelementptr [8 x i64], [8 x i64]* @a, i32 0, i32 4
  %p = getelementptr i64, i64* %m, i32 %i
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @i64(i64 %i) {
  %m = getelementptr [8 x i64], [8 x i64]* @a, i32 0, i32 4
  %p = getelementptr i64, i64* %m, i64 %i
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @i1(i1 %i) {
  %m = getelementptr [8 x i64], [8 x i64]* @a, i32 0, i32 4
  %p = getelementptr i64, i64* %m, i1 %i
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @i7(i7 %i) {
  %m = getelementptr [8 x i64], [8 x i64]* @a, i32 0, i32 4
  %p = getelementptr i64, i64* %m, i7 %i
  %v = load i64, i64* %p
  ret i64 %v
}
