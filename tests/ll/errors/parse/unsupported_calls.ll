define void @v(i64 %a, ...) {
  musttail call void (i64, ...) @v(i64 %a, ...) ; error: 17 E0161 a call that passes on variable arguments is not supported yet
  ret void
}
define void @w(i64 %a) {
  tail call void @w(i64 %a ; error: 27 E0101 expected `,` or `)` after the first argument of `call`
  ret void
}
