define i64 @f(i64 %n { ; error: 22 E0101 expected `,` or `)` after the first parameter of `define`
  ret i64 %n
}
