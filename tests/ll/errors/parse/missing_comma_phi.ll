define i64 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %a
a:
  %x = phi i64 [ 0 %entry ], [ 1, %entry ] ; error: 20 E0101 expected `,` after the first element of `phi`
  ret i64 %x
}
