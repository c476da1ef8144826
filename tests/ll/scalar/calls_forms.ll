; Markers, attributes, conventions and explicit function types of calls change nothing here.
; run: @tail(i64 5) == i64 6
; run: @explicit(i64 5) == i64 6
; run: @explicit_ptr(i64 5) == i64 6
; run: @fast(i64 5) == i64 10
; run: @attrs(i8 -1) == i32 -1
; run: @attrs_zero(i8 -1) == i32 255
; run: @unused_result(i64 5) == i64 5

define i64 @inc(i64 %x) nounwind readnone {
  %r = add i64 %x, 1
  ret i64 %r
}
define internal fastcc i64 @double(i64 %x) {
  %r = add i64 %x, %x
  ret i64 %r
}
define signext i8 @sign(i8 signext %x) {
  ret i8 %x
}
define zeroext i8 @zero(i8 zeroext %x) {
  ret i8 %x
}
define i64 @tail(i64 %x) {
  %r = tail call i64 @inc(i64 %x) nounwind
  ret i64 %r
}
define i64 @explicit(i64 %x) {
  %r = call i64 (i64) @inc(i64 %x)
  ret i64 %r
}
define i64 @explicit_ptr(i64 %x) {
  %f = alloca i64 (i64)*
  store i64 (i64)* @inc, i64 (i64)** %f
  %g = load i64 (i64)*, i64 (i64)** %f
  %r = notail call i64 (i64) %g(i64 %x)
  ret i64 %r
}
define i64 @fast(i64 %x) {
  %r = call fastcc i64 @double(i64 %x)
  ret i64 %r
}
define i32 @attrs(i8 %x) {
  %r = call signext i8 @sign(i8 signext %x)
  %s = sext i8 %r to i32
  ret i32 %s
}
define i32 @attrs_zero(i8 %x) {
  %r = call zeroext i8 @zero(i8 zeroext %x)
  %s = zext i8 %r to i32
  ret i32 %s
}
define i64 @unused_result(i64 %x) {
  call i64 @inc(i64 %x)
  ret i64 %x
}
