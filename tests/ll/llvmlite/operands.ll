; null, literals, globals and locals as operands of everything that takes operands.
; run: @min() == i64 -9223372036854775808
; run: @max() == i64 9223372036854775807
; run: @neg() == i64 -3
; run: @both() == i64 -1
; run: @literal_pair() == i64 -4
; run: @null_eq() == i1 true
; run: @global_ne_null() == i1 true
; run: @global_arg() == i64 17
; run: @store_literal() == i64 -17
; covers: 0-12

@g = global i64 17

define i64 @min() {
  ret i64 -9223372036854775808
}
define i64 @max() {
  ret i64 9223372036854775807
}
define i64 @neg() {
  ret i64 -3
}
define i64 @both() {
  %r = add i64 -9223372036854775808, 9223372036854775807
  ret i64 %r
}
define i64 @literal_pair() {
  %r = sub i64 -1, 3
  ret i64 %r
}
define i1 @null_eq() {
  %r = icmp eq i64* null, null
  ret i1 %r
}
define i1 @global_ne_null() {
  %r = icmp ne i64* @g, null
  ret i1 %r
}
define i64 @deref(i64* %p) {
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @global_arg() {
  %r = call i64 @deref(i64* @g)
  ret i64 %r
}
define i64 @store_literal() {
  %p = alloca i64
  store i64 -17, i64* %p
  %v = load i64, i64* %p
  ret i64 %v
}
