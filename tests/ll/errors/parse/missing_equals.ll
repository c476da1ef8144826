define i64 @f() {
  %x add i64 1, 2 ; error: 6 E0101 expected `=` after `%x`
  ret i64 %x
}
