define i64 @f(i64 %a) {
  %x = add i64 %a, 1, 2 ; error: 23 E0101 expected metadata in `add`
  ret i64 %x
}
