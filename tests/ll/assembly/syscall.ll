; exit: 7
; stdout: "hi\n"
@text = constant [3 x i8] c"hi\0A"
define i32 @main() {
  %n = call i64 asm sideeffect "syscall", "={rax},{rax},{rdi},{rsi},{rdx},~{rcx},~{r11},~{memory}"(i64 1, i64 1, ptr @text, i64 3) ; trap(interp): none
  %m = add i64 %n, 4
  %r = trunc i64 %m to i32
  ret i32 %r
}
