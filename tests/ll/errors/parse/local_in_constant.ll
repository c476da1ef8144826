define i64 @f(i64 %a) {
  switch i64 %a, label %d [ i64 %a, label %d ] ; error: 33 E0135 `%a` is a local value
d:
  ret i64 0
}
@g = global i64 %a ; error: 17 E0135 `%a` is a local value
