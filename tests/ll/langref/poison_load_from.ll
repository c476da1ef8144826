; A load through a poison pointer, in whatever address space.
; covers: 4-76
define i32 @main() {
  %x = load i32, ptr addrspace(1) poison ; trap(interp): poison value ; trap(jit): none
  ret i32 %x
}
