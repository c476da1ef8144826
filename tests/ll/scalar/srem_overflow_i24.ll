; The least integer of an odd width, divided by -1.
define i24 @divide(i24 %a, i24 %b) {
  %q = srem i24 %a, %b ; trap: division overflow
  ret i24 %q
}
define i32 @main() {
  %fits = call i24 @divide(i24 1, i24 -1)
  %q = call i24 @divide(i24 -8388608, i24 -1)
  ret i32 0
}
