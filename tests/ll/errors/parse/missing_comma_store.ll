define void @f(i64* %p) {
  store i64 1 i64* %p ; error: 15 E0101 expected `,` after the first operand of `store`
  ret void
}
