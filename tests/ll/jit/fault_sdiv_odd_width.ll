; Seven bits have their own least value.
; run: @f(i7 -64, i7 2) == i7 -32
; run: @f(i7 -63, i7 -1) == i7 63
define i7 @f(i7 %a, i7 %b) {
  %q = sdiv i7 %a, %b ; trap: division overflow
  ret i7 %q
}
define i32 @main() {
  %r = call i7 @f(i7 -64, i7 -1)
  %x = sext i7 %r to i32
  ret i32 %x
}
