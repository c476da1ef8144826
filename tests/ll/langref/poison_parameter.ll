; A parameter that is promised to be defined.
; covers: 4-76
define i32 @f(i32 noundef %x) {
  ret i32 0
}
define i32 @main() {
  %p = shl nuw i8 -1, 1
  %q = zext i8 %p to i32
  %r = call i32 @f(i32 %q) ; trap(interp): poison value ; trap(jit): none
  ret i32 %r
}
