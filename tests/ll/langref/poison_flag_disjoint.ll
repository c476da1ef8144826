; A promise that is broken makes poison, which the interpreter reports where it is looked at.
; covers: 4-77
define i32 @main() {
  %x = or disjoint i8 3, 1
  %c = icmp eq i8 %x, 0
  br i1 %c, label %a, label %a ; trap(interp): poison value ; trap(jit): none
a:
  ret i32 0
}
