; Threads made by the system's own call, each on a few bytes, that wait for ever.
@stacks = global [1048576 x i8] zeroinitializer, align 16
define i32 @main() {
entry:
  br label %loop
loop:
  %n = phi i64 [ 1, %entry ], [ %next, %loop ]
  %at = mul i64 %n, 64
  %top = getelementptr i8, ptr @stacks, i64 %at
  ; CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM
  %r = call i64 asm sideeffect "syscall\0Atest %rax, %rax\0Ajnz 1f\0A2:\0Amov $$34, %eax\0Asyscall\0Ajmp 2b\0A1:", "={rax},{rax},{rdi},{rsi},{rdx},~{rcx},~{r11},~{memory}"(i64 56, i64 331520, ptr %top, i64 0)
  %next = add i64 %n, 1
  %more = icmp ult i64 %next, 16000
  br i1 %more, label %loop, label %wait
wait:
  %p = call i64 asm sideeffect "syscall", "={rax},{rax},~{rcx},~{r11},~{memory}"(i64 34)
  ret i32 0
}
