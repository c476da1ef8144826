; The interpreter does not round as `mxcsr` says.
define void @main() {
  %m = alloca i32
  store i32 32640, ptr %m
  call void asm sideeffect "ldmxcsr $0", "*m"(ptr elementtype(i32) %m) ; trap(interp): unsupported ; trap(jit): none
  ret void
}
