; The program's own start cannot be run.
define i32 @main() naked { ; trap: unsupported ; warn: 12 E0605 a `naked` function is not supported yet
  call void asm sideeffect "xor %eax, %eax\0Aret", ""() ; warn: 3 E0609 inline assembly with the instruction `ret` is not supported yet
  unreachable
}
