define i64 @f(i1 %c) {
  br label %a
a:
  %x = add i64 1, 2
  %y = phi i64 [ 0, %0 ]  ; error: 8 E0305 PHI nodes not grouped at top of basic block
  ret i64 %y
}
