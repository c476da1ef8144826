; flags: --allow puts
; Assembly beside functions may not go around it.
module asm ".globl mine"
module asm "mine: jmp getpid" ; error: 1 E0704 `getpid`

declare i32 @mine()
declare i32 @puts(ptr)

define i32 @main() {
  %p = call i32 @mine()
  ret i32 0
}
