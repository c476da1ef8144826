define i64 f(i64 %n) { ; error: 12 E0101 expected a name such as `@f`, found `f`
  ret i64 %n
}
