; The same promise at the call.
; covers: 4-76
define i32 @f(i32 %x) {
  ret i32 0
}
define i32 @main() {
  %q = trunc nuw i32 256 to i8
  %z = sext i8 %q to i32
  %r = call i32 @f(i32 noundef %z) ; trap(interp): poison value ; trap(jit): none
  ret i32 %r
}
