define i64 @f() {
  ret void  ; error: 3 E0205 value doesn't match function result type `i64`
}
