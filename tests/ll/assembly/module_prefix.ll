; A prefix that is a statement of its own belongs to the next instruction.
; run: @count(ptr @counter) == i32 43
; run: @fill(ptr @text, i64 3) == i8 122
module asm ".globl count"
module asm "count: lock"
module asm "incl (%rdi)"
module asm "movl (%rdi), %eax; ret"
module asm ".globl fill; fill: movl $122, %eax; movq %rsi, %rcx; rep; stosb; ret"
declare i32 @count(ptr)
declare i8 @fill(ptr, i64)
@counter = global i32 42
@text = global [4 x i8] zeroinitializer
