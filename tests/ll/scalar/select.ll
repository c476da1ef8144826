; run: @int(i1 true, i64 1, i64 2) == i64 1
; run: @int(i1 false, i64 1, i64 2) == i64 2
; run: @bool(i1 true) == i1 false
; run: @bool(i1 false) == i1 true
; run: @ptr(i1 true) == i64 10
; run: @ptr(i1 false) == i64 20
; run: @dbl(i1 true) == double 1.5
; run: @dbl(i1 false) == double -0.0
; run: @flt(i1 false) == float 0.25
; run: @i8(i1 true) == i8 -1
; run: @max(i64 -3, i64 -4) == i64 -3
; run: @max(i64 -5, i64 -4) == i64 -4
; run: @fn(i1 true, i64 5) == i64 6
; run: @fn(i1 false, i64 5) == i64 4
; run: @const() == i32 7

@a = global i64 10
@b = global i64 20

define i64 @int(i1 %c, i64 %x, i64 %y) {
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}
define i1 @bool(i1 %c) {
  %r = select i1 %c, i1 false, i1 true
  ret i1 %r
}
define i64 @ptr(i1 %c) {
  %p = select i1 %c, i64* @a, i64* @b
  %r = load i64, i64* %p
  ret i64 %r
}
define double @dbl(i1 %c) {
  %r = select i1 %c, double 1.5, double -0.0
  ret double %r
}
define float @flt(i1 %c) {
  %r = select i1 %c, float 1.5, float 0.25
  ret float %r
}
define i8 @i8(i1 %c) {
  %r = select i1 %c, i8 -1, i8 1
  ret i8 %r
}
define i64 @max(i64 %x, i64 %y) {
  %c = icmp sgt i64 %x, %y
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}
define i64 @inc(i64 %x) {
  %r = add i64 %x, 1
  ret i64 %r
}
define i64 @dec(i64 %x) {
  %r = sub i64 %x, 1
  ret i64 %r
}
define i64 @fn(i1 %c, i64 %x) {
  %f = select i1 %c, i64 (i64)* @inc, i64 (i64)* @dec
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i32 @const() {
  %r = select i1 true, i32 7, i32 8
  ret i32 %r
}
