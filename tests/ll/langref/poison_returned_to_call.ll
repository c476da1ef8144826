; The same promise at the call.
; covers: 4-76
define i32 @f() {
  ret i32 poison
}
define i32 @main() {
  %r = call noundef i32 @f() ; trap(interp): poison value ; trap(jit): none
  ret i32 0
}
