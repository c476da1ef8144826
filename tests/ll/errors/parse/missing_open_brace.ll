define i64 @f(i64 %n) ; error: 22 E0101 expected `{`
  ret i64 %n
}
