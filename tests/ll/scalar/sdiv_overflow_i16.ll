; An overflow of the narrow type is one, whatever width the machine divides in.
; covers: 1-57

define i16 @div(i16 %a, i16 %b) {
  %r = sdiv i16 %a, %b ; trap: division overflow
  ret i16 %r
}
define i32 @main() {
  %r = call i16 @div(i16 -32768, i16 -1)
  %x = sext i16 %r to i32
  ret i32 %x
}
