define i64 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i64 [ 0, %a ]  ; error: 3 E0306 PHI node has no value for the edge from the entry block
  ret i64 %x
}
