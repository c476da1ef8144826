; A broken promise of a wide integer makes all of it poison, also the words that would be known.
; covers: 4-46
define i32 @main() {
  %x = add nuw i256 -1, 1
  %y = and i256 %x, 0
  %c = icmp eq i256 %y, 0
  br i1 %c, label %a, label %b ; trap(interp): poison value ; trap(jit): none
a:
  ret i32 0
b:
  ret i32 1
}
