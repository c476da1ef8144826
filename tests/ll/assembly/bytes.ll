; Instructions as numbers: what they are to the processor.

; `xgetbv`: the system keeps the state of the x87, at least.
; run: @kept() == i32 1
define i32 @kept() {
  %all = call { i32, i32 } asm sideeffect ".byte 0x0f, 0x01, 0xd0\0A", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0)
  %low = extractvalue { i32, i32 } %all, 0
  %bit = and i32 %low, 1
  ret i32 %bit
}

; The same by its name.
; run: @named() == i32 1
define i32 @named() {
  %all = call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0)
  %low = extractvalue { i32, i32 } %all, 0
  %bit = and i32 %low, 1
  ret i32 %bit
}

; `add %rbx, %rax` in two directives, `mov $0x100, %ecx` in words, between labels and instructions.
; run: @sum(i64 40, i64 2) == i64 298
define i64 @sum(i64 %a, i64 %b) {
  %s = call i64 asm "nop\0A.byte 0x48,1\0A.byte 0xd0+8; here: .byte 0xb9; .long 1 << 8; addq %rcx, %rax", "={ax},{ax},{bx},~{rcx},~{flags}"(i64 %a, i64 %b)
  ret i64 %s
}
