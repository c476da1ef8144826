define i32 @f() {
  br label %next
next:
  %r = phi i32 ; error: 3 E0306 PHI node has no value for the edge from the entry block
  ret i32 %r
}
