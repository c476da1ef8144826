; A literal has 64 bits.
; covers: 0-12

@g = global i64 18446744073709551616 ; error: 17 E0131 out of range

define i64 @f(i64 %x) {
  %a = add i64 %x, 18446744073709551616 ; error: 20 E0131 out of range
  %b = add i64 -9223372036854775809, %x ; error: 16 E0131 out of range
  %c = add i64 %x, 1.5 ; error: 20 E0132 floating point
  store i64* 5, i64** null ; error: 14 E0132 integer
  ret i64 12345678901234567890123 ; error: 11 E0131 out of range
}
