define i64 @f(i64 %n) {
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %zero, label %late
zero: ; warn: 1 W0102 label `zero` is also the name of a local value
  ret i64 0
late:
  %late = add i64 %n, 1 ; warn: 3 W0102 `%late` is also the name of a label
  ret i64 %late
}
