define i64 @main() {
  %p = call i64 asm sideeffect "syscall", "={rax},{rax},~{rcx},~{r11}"(i64 39)
  %k = icmp sgt i64 %p, 0
  %r = zext i1 %k to i64
  ret i64 %r
}

define i64 @opens() {
  %p = call i64 asm sideeffect "syscall", "={rax},{rax},{rdi},{rsi},{rdx},~{rcx},~{r11}"(i64 257, i64 -100, ptr @path, i64 0)
  ret i64 %p
}

@path = private constant [12 x i8] c"/etc/passwd\00"
