; The interpreter knows what a pointer in a register points to.
define i32 @main() {
  %p = alloca i32
  call void asm sideeffect "movl $$1, 8($0)", "r,~{memory}"(ptr %p) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
