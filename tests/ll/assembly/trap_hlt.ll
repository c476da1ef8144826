; How C libraries stop a program that has gone wrong.
define i32 @main() {
  call void asm sideeffect "hlt", "~{memory}"() ; trap: signal
  unreachable
}
