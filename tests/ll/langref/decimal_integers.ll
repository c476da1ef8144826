; Decimal integers of any width, negative ones too.
; covers: 4-64
; run: @least() == i8 -128
; run: @all_ones() == i8 -1
; run: @large() == i128 -170141183460469231731687303715884105728
; run: @odd() == i5 -11
; run: @signed() == i64 -1234
; run: @zero() == i32 0
define i8 @least() {
  ret i8 -128
}
define i8 @all_ones() {
  ret i8 255
}
define i128 @large() {
  ret i128 -170141183460469231731687303715884105728
}
define i5 @odd() {
  ret i5 21
}
define i64 @signed() {
  ret i64 -1234
}
define i32 @zero() {
  ret i32 -0
}
