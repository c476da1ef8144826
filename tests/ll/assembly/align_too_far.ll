; No section is aligned to 2^40 bytes.
define i32 @main() {
  call void asm sideeffect ".p2align 40", ""() ; error: 3 E0609 the alignment `.p2align 40`
  call void asm sideeffect ".balign 3", ""() ; error: 3 E0609 the alignment `.balign 3`
  call void asm sideeffect ".p2align 4", ""()
  call void asm sideeffect ".balign 16, 0x90", ""()
  ret i32 0
}
