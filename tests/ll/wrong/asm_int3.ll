; A breakpoint.
define i32 @main() {
  call void asm sideeffect "int3", ""() ; trap: signal
  ret i32 0
}
