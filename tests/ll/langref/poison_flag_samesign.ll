; A promise that is broken makes poison, which the interpreter reports where it is looked at.
; covers: 4-77
define i32 @main() {
  %x = icmp samesign ult i8 -1, 1
  %c = xor i1 %x, true
  br i1 %c, label %a, label %a ; trap(interp): poison value ; trap(jit): none
a:
  ret i32 0
}
