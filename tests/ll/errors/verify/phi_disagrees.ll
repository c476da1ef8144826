define i64 @f(i64 %n) {
  switch i64 %n, label %b [
    i64 1, label %a
    i64 2, label %a
  ]
a:
  %x = phi i64 [ 1, %0 ], [ 2, %0 ]  ; error: 29 E0308 PHI node has different values for edges from the entry block
  ret i64 %x
b:
  ret i64 0
}
