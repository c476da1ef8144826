define i64 @f() {
  %x = add 1, 2 ; error: 12 E0101 missing type of constant `1`
  ret i64 %x
}
