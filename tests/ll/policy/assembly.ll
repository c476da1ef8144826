; flags: --allow puts
; Assembly may not go around it, be it inline or beside functions.
module asm ".globl mine"
module asm "mine: jmp getpid" ; error: 1 E0704 `getpid`

declare i32 @mine()
declare i32 @puts(ptr)

define i32 @main() {
  %p = call i32 @mine()
  %q = call i64 asm sideeffect "syscall", "={rax},{rax},~{rcx},~{r11}"(i64 39) ; error: 3 E0704 inline assembly calls the system
  ret i32 0
}
