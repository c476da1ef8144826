; The least integer of an odd width, divided by -1.
define i7 @divide(i7 %a, i7 %b) {
  %q = sdiv i7 %a, %b ; trap: division overflow
  ret i7 %q
}
define i32 @main() {
  %fits = call i7 @divide(i7 1, i7 -1)
  %q = call i7 @divide(i7 -64, i7 -1)
  ret i32 0
}
