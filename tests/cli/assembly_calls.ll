declare i32 @printf(ptr, ...)
@text = constant [5 x i8] c"%ld\0A\00"
define i32 @main() {
  %r = call i32 asm sideeffect "leaq text(%rip), %rdi; movl $$7, %esi; xorl %eax, %eax; call printf", "={eax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{memory},~{flags}"()
  ret i32 %r
}
