; An instruction that is none.
define i32 @main() {
  call void asm sideeffect "ud2", ""() ; trap: signal
  ret i32 0
}
