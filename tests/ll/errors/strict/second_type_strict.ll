; flags: --strict
define i32 @f(i32 %a, i32 %b) {
  %c = add i32 %a, i32 %b ; error: 20 W0106 redundant type of the second operand of `add`
  %d = lshr i32 %c, i32 %b ; error: 21 W0106 redundant type of the second operand of `lshr`
  ret i32 %d
}
