; The remainder would be 0, but the division behind it overflows.
; run: @f(i32 7, i32 -1) == i32 0
; run: @f(i32 -2147483648, i32 3) == i32 -2
define i32 @f(i32 %a, i32 %b) {
  %q = srem i32 %a, %b ; trap: division overflow
  ret i32 %q
}
define i32 @main() {
  %r = call i32 @f(i32 -2147483648, i32 -1)
  ret i32 %r
}
