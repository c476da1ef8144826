define i64 @f(i64 %a, i64 %a) { ; error: 27 E0110 multiple definition of local value named `%a`
  %x = add i64 1, 2
  %x = add i64 3, 4 ; error: 3 E0110 multiple definition of local value named `%x`
  ret i64 %x
}
