; part:
define i32 @f() {
  ret i64 1 ; error: 7 E0205
}
