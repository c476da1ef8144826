define i64 @f(i64 %a) {
  %x = add i64 %a, ; error: 19 E0101 expected a value
  %y = sub i64 %a, 1
  ret i64 %y
}
