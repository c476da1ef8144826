; covers: 4-98
define i32 @main() {
  call void asm sideeffect "eieio", ""() ; trap: unsupported ; warn: 3 E0609 inline assembly with the instruction `eieio` is not supported yet
  %a = call i32 asm "", "=r"() ; warn: 3 E0609 inline assembly that does not set its output 0
  %b = call i32 asm "", "=r,0"(i64 1) ; warn: 3 E0609 inline assembly with an input of type i64 matching an output of type i32
  call void asm sideeffect "call exit", ""() ; warn: 3 E0609 inline assembly with the symbol `exit`, which the module does not declare, is not supported yet
  call void asm sideeffect "nop\0Aret", ""() ; warn: 3 E0609 inline assembly with the instruction `ret` is not supported yet
  %c = call i32 asm "mov $1, $0", "=r,t"(i32 1) ; warn: 3 E0609 the constraint `t` of inline assembly is not supported yet
  %d = call <8 x i32> asm "nop", "=x"() ; warn: 3 E0609 inline assembly with an output of type <8 x i32> is not supported yet
  call void asm sideeffect ".section .text", ""() ; warn: 3 E0609 inline assembly with the directive `.section` is not supported yet
  call void asm sideeffect "incl foo(%rip)", ""() ; warn: 3 E0609 inline assembly with the symbol `foo`, which the module does not declare, is not supported yet
  call void asm sideeffect "inc ($0)", "r"(ptr null) ; warn: 3 E0609 inline assembly with the instruction `inc` on a memory operand without a size is not supported yet
  call void asm sideeffect "movl $0, %rax", "r"(i32 1) ; warn: 3 E0609 inline assembly with the instruction `movl` with these operands is not supported yet
  %e = call i32 asm "mov $1, $0", "=r,i"(i32 %b) ; warn: 3 E0609 the constraint `i` of inline assembly is not supported yet
  %f = call i32 asm "mov $1, $0", "=r,{ax},{eax}"(i32 1, i32 2) ; warn: 3 E0609 the constraint `{eax}` of inline assembly is not supported yet
  callbr void asm sideeffect "lea ${0:l}(%rip), %rax", "!i,~{rax}"() to label %n [label %n] ; warn: 3 E0609 inline assembly with the operand `${0:l}(%rip)` of `lea` is not supported yet
n:
  call void asm sideeffect "jmp g", ""() ; warn: 3 E0609 inline assembly that jumps to `g` is not supported yet
  call void asm sideeffect "call tls", ""() ; warn: 3 E0609 inline assembly with the symbol `tls` is not supported yet
  %h = call i32 asm "movl tls(%rip), $0", "=r"() ; warn: 3 E0609 inline assembly with the symbol `tls` is not supported yet
  call void asm sideeffect "pushq $0", "i"(ptr @g) ; warn: 3 E0609 inline assembly with the instruction `pushq` with these operands is not supported yet
  %i = call i32 asm "mov $1, $0", "=r,n"(ptr @g) ; warn: 3 E0609 the constraint `n` of inline assembly is not supported yet
  call void asm sideeffect ".byte 0x0f, 0x01", ""() ; warn: 3 E0609 inline assembly with the bytes `0f 01`, which are not an instruction, is not supported yet
  call void asm sideeffect ".byte 0xeb, 0xfe", ""() ; warn: 3 E0609 inline assembly with the bytes `eb fe`, which contain a relative address, is not supported yet
  call void asm sideeffect ".long g - .", ""() ; warn: 3 E0609 inline assembly with `g - .` after `.long` is not supported yet
  call void asm sideeffect ".byte 0x90, 256", ""() ; warn: 3 E0609 inline assembly with `256` after `.byte` is not supported yet
  call void asm sideeffect ".byte 0xf4, 0xc3", ""() ; warn: 3 E0609 inline assembly with the instruction `ret` is not supported yet
  ret i32 0
}
@tls = thread_local global i32 0
define void @g() {
  ret void
}
