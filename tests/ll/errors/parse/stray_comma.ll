define i64 @f(i64 %a) {
  %x = add i64 %a, 1, 2 ; error: 23 E0101 too many operands in `add`
  ret i64 %x
}
