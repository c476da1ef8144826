; Indices into arrays, constant and dynamic, i32 and i64.
; run: @const32() == i64 12
; run: @const64() == i64 13
; run: @dynamic(i64 0) == i64 10
; run: @dynamic(i64 4) == i64 14
; run: @write(i64 3, i64 -1) == i64 -1
; run: @decayed(i64 2) == i64 12
; covers: 0-18

@a = global [5 x i64] [ i64 10, i64 11, i64 12, i64 13, i64 14 ]
@w = global [5 x i64] [ i64 0, i64 0, i64 0, i64 0, i64 0 ]

define i64 @const32() {
  %p = getelementptr [5 x i64], [5 x i64]* @a, i32 0, i32 2
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @const64() {
  %p = getelementptr [5 x i64], [5 x i64]* @a, i64 0, i64 3
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @dynamic(i64 %i) {
  %p = getelementptr [5 x i64], [5 x i64]* @a, i32 0, i64 %i
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @write(i64 %i, i64 %v) {
  %p = getelementptr [5 x i64], [5 x i64]* @w, i32 0, i64 %i
  store i64 %v, i64* %p
  %q = getelementptr [5 x i64], [5 x i64]* @w, i32 0, i32 3
  %r = load i64, i64* %q
  ret i64 %r
}
define i64 @decayed(i64 %i) {
  %p = getelementptr [5 x i64], [5 x i64]* @a, i32 0, i32 0
  %q = getelementptr i64, i64* %p, i64 %i
  %v = load i64, i64* %q
  ret i64 %v
}
