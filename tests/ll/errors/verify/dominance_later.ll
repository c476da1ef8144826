define i64 @f(i64 %n) {
  %y = mul i64 %x, 2  ; error: 16 E0309 the definition of `%x` does not dominate this use
  %x = add i64 %n, 1
  ret i64 %y
}
