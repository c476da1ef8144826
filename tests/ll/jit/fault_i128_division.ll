; Wide divisions are calls; they are checked before.
; run: @f(i128 170141183460469231731687303715884105727, i128 -3) == i128 -56713727820156410577229101238628035242
define i128 @f(i128 %a, i128 %b) {
  %q = sdiv i128 %a, %b ; trap: division by zero
  ret i128 %q
}
define i32 @main() {
  %r = call i128 @f(i128 5, i128 0)
  %x = trunc i128 %r to i32
  ret i32 %x
}
