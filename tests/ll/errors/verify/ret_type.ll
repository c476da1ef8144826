define i64 @f(i1 %b) {
  ret i1 %b  ; error: 7 E0205 value doesn't match function result type `i64`
}
