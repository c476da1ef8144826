define i32 @ok() {
  ret i32 1
}
define i32 @wrong() {
  ret i64 1
}
