define i64 @fact(i64 %n) {
  ret i64 1
}
define i32 @quot(i32 %a, i32 %b) {
  %q = sdiv i32 %a, %b
  ret i32 %q
}
