define void @f(ptr %p) {
  call void asm inteldialect sideeffect "", ""() ; error: 30 E0101 expected a string constant, found `sideeffect`
  call void asm nothing "", ""() ; error: 17 E0101 unknown inline assembly keyword `nothing`
  store ptr asm "", "", ptr %p ; error: 13 E0136 invalid use of inline asm
  ret void
}
