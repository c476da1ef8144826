; The function that is called.
; covers: 4-76
define i32 @main() {
  %r = call i32 poison() ; trap(interp): poison value ; trap(jit): none
  ret i32 %r
}
