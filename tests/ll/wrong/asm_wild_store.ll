; A store by inline assembly.
define i32 @main() {
  call void asm sideeffect "movl $$1, ($0)", "r,~{memory}"(ptr null) ; trap: null pointer
  ret i32 0
}
