; A result that is promised to be defined.
; covers: 4-76
define noundef i32 @f() {
  %p = add nuw i32 -1, 1
  ret i32 %p ; trap(interp): poison value ; trap(jit): none
}
define i32 @main() {
  %r = call i32 @f()
  ret i32 0
}
