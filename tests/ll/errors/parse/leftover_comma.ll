define i64 @f(i64 %a, ptr %p) {
  %x = load i64, ptr %p align 8 ; error: 25 E0101 expected `,` after the second operand of `load`
  ret i64 %x
}
