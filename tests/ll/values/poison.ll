; Poison may be made, not looked at; an undefined value may be shifted away.
; covers: 3-38 3-39
; run: @unused(i32 2147483647) == i32 5
; run: @shifted() == i32 0
; run: @folded() == i32 3
define i32 @unused(i32 %x) {
  %y = add nsw i32 %x, 1
  ret i32 5
}
define i32 @shifted() {
  %u = freeze i32 undef
  %a = and i32 %u, 1
  %b = lshr i32 %a, 1
  ret i32 %b
}
define i32 @folded() { ret i32 add nsw (i32 1, i32 2) }
