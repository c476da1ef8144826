define i64 @f(i64 %a) {
  ret i64 %a %a ; error: 14 E0101 expected the end of `ret`
}
