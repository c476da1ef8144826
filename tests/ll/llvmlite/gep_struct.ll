; Constant indices into structs: each field by its own position, in the document's spelling.
; run: @get0() == i64 1
; run: @get1() == i1 true
; run: @get2() == i64 3
; run: @get3() == i1 false
; run: @get4() == i64 5
; run: @set2(i64 99) == i64 99
; covers: 0-18

@s = global { i64, i1, i64, i1, i64 } { i64 1, i1 1, i64 3, i1 0, i64 5 }

define i64 @get0() {
  %p = getelementptr { i64, i1, i64, i1, i64 }* @s, i32 0, i32 0
  %v = load i64* %p
  ret i64 %v
}
define i1 @get1() {
  %p = getelementptr { i64, i1, i64, i1, i64 }* @s, i32 0, i32 1
  %v = load i1* %p
  ret i1 %v
}
define i64 @get2() {
  %p = getelementptr { i64, i1, i64, i1, i64 }* @s, i32 0, i32 2
  %v = load i64* %p
  ret i64 %v
}
define i1 @get3() {
  %p = getelementptr { i64, i1, i64, i1, i64 }* @s, i32 0, i32 3
  %v = load i1* %p
  ret i1 %v
}
define i64 @get4() {
  %p = getelementptr { i64, i1, i64, i1, i64 }* @s, i32 0, i32 4
  %v = load i64* %p
  ret i64 %v
}
define i64 @set2(i64 %x) {
  %p = getelementptr { i64, i1, i64, i1, i64 }* @s, i32 0, i32 2
  store i64 %x, i64* %p
  %v = load i64* %p
  store i64 3, i64* %p
  ret i64 %v
}
