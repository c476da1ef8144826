; Inline assembly is not supported yet.
define i32 @main() {
  call void asm sideeffect "nop", ""() ; error: 8 E0161 inline assembly
  ret i32 0
}
