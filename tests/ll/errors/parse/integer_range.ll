define i64 @f() {
  %x = add i64 18446744073709551616, 0 ; error: 16 E0131 integer constant `18446744073709551616` is out of range for i64
  %y = add i64 -9223372036854775809, 0 ; error: 16 E0131 out of range for i64
  %z = add i64 -9223372036854775808, 18446744073709551615
  %a = add i8 18446744073709551616, 0 ; error: 15 E0131 out of range for i8
  ret i64 %x
}
