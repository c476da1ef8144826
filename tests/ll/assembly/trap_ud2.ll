define i32 @main() {
  call void asm sideeffect "nop", ""()
  call void asm sideeffect "ud2", ""() ; trap: signal
  ret i32 0
}
