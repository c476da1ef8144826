define i64 @f(i64 %a) {
  %x = call i64 @f(i64 %a ; error: 26 E0101 expected `,` or `)` after the first argument of `call`
  ret i64 %x
}
