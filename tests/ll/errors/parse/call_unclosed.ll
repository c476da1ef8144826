define void @w(i64 %a) {
  tail call void @w(i64 %a ; error: 27 E0101 expected `,` or `)` after the first argument of `call`
  ret void
}
