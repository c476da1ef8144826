define i64 @f(i64 %a) {
  %x = add i64 %a 2 ; error: 19 E0101 expected `,` after the first operand of `add`
  ret i64 %x
}
