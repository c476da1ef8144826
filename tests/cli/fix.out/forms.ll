define i32 @f(i1 %c, i32 %a) {
  %e = add nuw nsw i32 %a, 1
  %g = mul nuw i32 %a, 1
  switch i32 %a, label %end [
    i32 1, label %next
    i32 2, label %end i32 3, label %next
  ]
next:
  br i1 %c, label %next, label %end
end:
  ret i32 0
}
