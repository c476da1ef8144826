; Comments and sections that nobody runs.
; covers: 4-1
; exit: 3
module asm "# nothing"
module asm ".section .comment,\22MS\22,@progbits,1"
module asm ".string \22made by hand\22"
module asm ".previous"
module asm "  // neither"
define i32 @main() {
  ret i32 3
}
