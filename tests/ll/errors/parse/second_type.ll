; The type of a second operand goes without saying: no LLVM reads it.
; run: @f(i32 3, i32 4) == i32 7
define i32 @f(i32 %a, i32 %b) {
  %c = add i32 %a, i32 %b ; warn: 20 W0106 redundant type of the second operand of `add`
  ret i32 %c
}
