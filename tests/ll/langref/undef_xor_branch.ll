; `xor undef, undef` is undefined: two undefs are not the same.
; covers: 4-74
define i32 @main() {
  %a = xor i32 undef, undef
  %c = icmp eq i32 %a, 0
  br i1 %c, label %yes, label %no ; trap(interp): uninitialised value ; trap(jit): none
yes:
  ret i32 0
no:
  ret i32 1
}
