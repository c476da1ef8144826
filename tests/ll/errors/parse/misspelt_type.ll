define i64 @f(i64 %a) {
  %x = add i64x %a, 2 ; error: 12 E0101 `i64x` is not a type; did you mean `i64`?
  ret i64 %x
}
