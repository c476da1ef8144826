; A function that takes a variable number of arguments may ignore them.
; run: @direct() == i32 7
; run: @pointed() == i32 8
define i32 @first(i32 %n, ...) {
  %r = add i32 %n, 1
  ret i32 %r
}
define i32 @direct() {
  %r = call i32 (i32, ...) @first(i32 6, i64 1, double 2.0, ptr null)
  ret i32 %r
}
@f = global ptr @first
define i32 @pointed() {
  %f = load ptr, ptr @f
  %r = call i32 (i32, ...) %f(i32 7, i64 1)
  ret i32 %r
}
