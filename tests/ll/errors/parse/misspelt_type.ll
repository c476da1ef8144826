define i64 @f(i64 %a) {
  %x = add i64x %a, 2 ; error: 12 E0101 expected a type after `add`
  ret i64 %x
}
