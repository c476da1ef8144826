define i64 @f() {
  ret i64 ; error: 10 E0101 expected a value in `ret`
}
