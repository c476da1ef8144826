define i64 @f(i64 %a) {
  switch i64 %a, label %d [
    i64 1, label %one
    i64 2 label %two ; error: 11 E0101 expected `,`
    i64 3, label %one
  ]
one:
  ret i64 1
two:
  ret i64 2
d:
  ret i64 0
}
