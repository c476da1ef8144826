define void @f() {
  ret i64 0  ; error: 7 E0205 value doesn't match function result type `void`
}
