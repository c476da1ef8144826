define i64 @f(i64 %n) {
  switch i64 %n, label %b [
    i64 1, label %a
    i64 2, label %a
  ]
a:
  %x = phi i64 [ 1, %0 ]  ; error: 3 E0306 PHI node should have one entry for each edge from the entry block: 2, not 1
  ret i64 %x
b:
  ret i64 0
}
