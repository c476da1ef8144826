define void @f(i64 %n, double %d) {
  switch i64 %n, label %out [
    i64 1, label %out
    i32 2, label %out  ; error: 5 E0201 a case has type `i32`, expected `i64`
  ]
out:
  ret void
other:
  switch double %d, label %out []  ; error: 10 E0220 switch condition must have integer type
}
