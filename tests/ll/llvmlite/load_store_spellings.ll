; The same load and store in the document's spelling, in LLVM's present one with typed pointers, and mixed.
; run: @old(i64 5) == i64 5
; run: @new(i64 5) == i64 5
; run: @mixed(i64 -9223372036854775808) == i64 -9223372036854775808
; run: @chase_old() == i64 12
; run: @chase_new() == i64 12
; run: @bool_old(i1 true) == i1 true
; run: @bool_old(i1 false) == i1 false
; covers: 0-15 0-14

@w = global i64 12
@p = global i64* @w
@q = global i64** @p

define i64 @old(i64 %x) {
  %s = alloca i64
  store i64 %x, i64* %s
  %y = load i64* %s ; warn: 3 W0211 a `load` without the type that is loaded was only accepted before LLVM 3.7
  ret i64 %y
}
define i64 @new(i64 %x) {
  %s = alloca i64
  store i64 %x, i64* %s
  %y = load i64, i64* %s
  ret i64 %y
}
define i64 @mixed(i64 %x) {
  %s = alloca i64
  %t = alloca i64*
  store i64 %x, i64* %s
  store i64* %s, i64** %t
  %u = load i64** %t
  %y = load i64, i64* %u
  ret i64 %y
}
define i64 @chase_old() {
  %a = load i64*** @q
  %b = load i64** %a
  %c = load i64* %b
  ret i64 %c
}
define i64 @chase_new() {
  %a = load i64**, i64*** @q
  %b = load i64*, i64** %a
  %c = load i64, i64* %b
  ret i64 %c
}
define i1 @bool_old(i1 %x) {
  %s = alloca i1
  store i1 %x, i1* %s
  %y = load i1* %s
  ret i1 %y
}
