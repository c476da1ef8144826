; `and undef, 255` has free bits: a switch on it is undefined behavior.
; covers: 4-74
define i32 @main() {
  %x = and i32 undef, 255
  switch i32 %x, label %a [ i32 0, label %b ] ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 1
b:
  ret i32 2
}
