define i64 @f() {
  %x = add 1, 2 ; error: 12 E0101 expected a type after `add`
  ret i64 %x
}
