; The least integer, divided by -1.
define i32 @divide(i32 %a, i32 %b) {
  %q = sdiv i32 %a, %b ; trap: division overflow
  ret i32 %q
}
define i32 @main() {
  %q = call i32 @divide(i32 -2147483648, i32 -1)
  ret i32 %q
}
