define i64 @f(i64 %n) {
  switch i64 %n, label %a [
    i64 1, label %b
    i64 2, label %a
    i64 1, label %a  ; error: 9 E0310 duplicate case value in switch
  ]
a:
  ret i64 0
b:
  ret i64 1
}
