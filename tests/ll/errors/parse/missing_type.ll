define i64 @f() {
  %x = add 1, 2 ; error: 12 E0101 `1` is a constant; its type is missing
  ret i64 %x
}
