; exit: 0
define void @f() {
  call void asm sideeffect "hlt", ""()
  ret void
}
define i32 @main() {
  ret i32 0
dead:
  call void asm sideeffect "cli", ""()
  unreachable
}
