; An instruction that only the system may execute.
define i32 @main() {
  call void asm sideeffect "hlt", ""() ; trap: signal
  ret i32 0
}
