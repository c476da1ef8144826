; A load of i64 reads all eight bytes, in every spelling.
; run: @old() == i64 -81985529216486896
; run: @new() == i64 -81985529216486896
; run: @neighbors() == i64 6148914691236517205
; covers: 0-15

@v = global i64 -81985529216486896
@three = global [3 x i64] [ i64 -1, i64 6148914691236517205, i64 -1 ]

define i64 @old() {
  %r = load i64* @v ; warn: 3 W0211 a `load` without the type that is loaded was only accepted before LLVM 3.7
  ret i64 %r
}
define i64 @new() {
  %r = load i64, i64* @v
  ret i64 %r
}
; Storing to the neighbors leaves the middle alone, and the middle keeps its upper half.
define i64 @neighbours() {
  %p0 = getelementptr [3 x i64]* @three, i32 0, i32 0 ; warn: 3 W0211 a `getelementptr` without its source type was only accepted before LLVM 3.7
  %p1 = getelementptr [3 x i64]* @three, i32 0, i32 1
  %p2 = getelementptr [3 x i64]* @three, i32 0, i32 2
  store i64 0, i64* %p0
  store i64 0, i64* %p2
  %r = load i64* %p1
  ret i64 %r
}
