; run: @zero() == i64 0
; run: @neg() == i64 -1
; run: @min() == i64 -9223372036854775808
; run: @max() == i64 9223372036854775807
; run: @plain() == i64 42
; run: @t() == i1 true
; run: @f() == i1 false
; covers: 0-8 0-12

@zero_g = global i64 0
@neg_g = global i64 -1
@min_g = global i64 -9223372036854775808
@max_g = global i64 9223372036854775807
@plain_g = global i64 42
@t_g = global i1 1
@f_g = global i1 0

define i64 @zero() {
  %v = load i64, i64* @zero_g
  ret i64 %v
}
define i64 @neg() {
  %v = load i64, i64* @neg_g
  ret i64 %v
}
define i64 @min() {
  %v = load i64, i64* @min_g
  ret i64 %v
}
define i64 @max() {
  %v = load i64, i64* @max_g
  ret i64 %v
}
define i64 @plain() {
  %v = load i64, i64* @plain_g
  ret i64 %v
}
define i1 @t() {
  %v = load i1, i1* @t_g
  ret i1 %v
}
define i1 @f() {
  %v = load i1, i1* @f_g
  ret i1 %v
}
