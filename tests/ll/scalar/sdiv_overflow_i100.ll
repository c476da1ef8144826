; The least integer of an odd width, divided by -1.
define i100 @divide(i100 %a, i100 %b) {
  %q = sdiv i100 %a, %b ; trap: division overflow
  ret i100 %q
}
define i32 @main() {
  %fits = call i100 @divide(i100 1, i100 -1)
  %q = call i100 @divide(i100 -633825300114114700748351602688, i100 -1)
  ret i32 0
}
