define i64 @f(i64 %a) {
  %x = call i64 @f(i64) ; error: 23 E0101 expected a value
  ret i64 %x
}
