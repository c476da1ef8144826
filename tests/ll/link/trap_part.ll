; part:
define i32 @divide(i32 %a, i32 %b) {
  %r = sdiv i32 %a, %b ; trap: division by zero
  ret i32 %r
}
