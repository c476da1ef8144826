; The least integer of an odd width, divided by -1.
define i33 @divide(i33 %a, i33 %b) {
  %q = srem i33 %a, %b ; trap: division overflow
  ret i33 %q
}
define i32 @main() {
  %fits = call i33 @divide(i33 1, i33 -1)
  %q = call i33 @divide(i33 -4294967296, i33 -1)
  ret i32 0
}
