; Integers of odd widths in memory.
; run: @i33(i33 -1) == i33 -1
; run: @i33(i33 4294967295) == i33 4294967295
; run: @i24(i24 -8388608) == i24 -8388608
; run: @i1(i1 true) == i1 true
; run: @i7(i7 -64) == i7 -64
; run: @i48(i48 140737488355327) == i48 140737488355327
; run: @size33() == i64 8
; run: @size24() == i64 4
; run: @array7(i64 2) == i7 -3

@a7 = global [3 x i7] [ i7 1, i7 2, i7 -3 ]

define i33 @i33(i33 %x) {
  %p = alloca i33
  store i33 %x, i33* %p
  %r = load i33, i33* %p
  ret i33 %r
}
define i24 @i24(i24 %x) {
  %p = alloca i24
  store i24 %x, i24* %p
  %r = load i24, i24* %p
  ret i24 %r
}
define i1 @i1(i1 %x) {
  %p = alloca i1
  store i1 %x, i1* %p
  %r = load i1, i1* %p
  ret i1 %r
}
define i7 @i7(i7 %x) {
  %p = alloca i7
  store i7 %x, i7* %p
  %r = load i7, i7* %p
  ret i7 %r
}
define i48 @i48(i48 %x) {
  %p = alloca i48
  store i48 %x, i48* %p
  %r = load i48, i48* %p
  ret i48 %r
}
define i64 @size33() {
  %p = getelementptr i33, i33* null, i32 1
  %n = ptrtoint i33* %p to i64
  ret i64 %n
}
define i64 @size24() {
  %p = getelementptr i24, i24* null, i32 1
  %n = ptrtoint i24* %p to i64
  ret i64 %n
}
define i7 @array7(i64 %i) {
  %p = getelementptr [3 x i7], [3 x i7]* @a7, i32 0, i64 %i
  %v = load i7, i7* %p
  ret i7 %v
}
