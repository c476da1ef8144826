; A store to an undefined place could go anywhere.
; covers: 4-74
define i32 @main() {
  store i32 1, ptr undef ; trap(interp): undefined pointer ; trap(jit): none
  ret i32 0
}
