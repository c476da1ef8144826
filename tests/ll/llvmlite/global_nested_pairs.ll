; A nested aggregate of pairs with pointers back into other globals.
; run: @num(i64 0) == i64 10
; run: @num(i64 1) == i64 20
; run: @target(i64 0) == i64 111
; run: @target(i64 1) == i64 222
; run: @swap() == i64 111
; covers: 0-8 0-9

@x = global i64 111
@pairs = global [2 x {i64, i64*}] [ {i64, i64*} {i64 10, i64* @x}, {i64, i64*} {i64 20, i64* @y} ]
@y = global i64 222

define i64 @num(i64 %i) {
  %p = getelementptr [2 x {i64, i64*}], [2 x {i64, i64*}]* @pairs, i32 0, i64 %i, i32 0
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @target(i64 %i) {
  %p = getelementptr [2 x {i64, i64*}], [2 x {i64, i64*}]* @pairs, i32 0, i64 %i, i32 1
  %q = load i64*, i64** %p
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @swap() {
  %p0 = getelementptr [2 x {i64, i64*}], [2 x {i64, i64*}]* @pairs, i32 0, i32 0, i32 1
  %p1 = getelementptr [2 x {i64, i64*}], [2 x {i64, i64*}]* @pairs, i32 0, i32 1, i32 1
  %a = load i64*, i64** %p0
  %b = load i64*, i64** %p1
  store i64* %a, i64** %p1
  store i64* %b, i64** %p0
  %r = call i64 @target(i64 1)
  store i64* %a, i64** %p0
  store i64* %b, i64** %p1
  ret i64 %r
}
