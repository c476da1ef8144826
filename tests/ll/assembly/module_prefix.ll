; A prefix that is a statement of its own belongs to the next instruction.
; run: @counted() == i32 43
; run: @filled() == i8 122
module asm ".globl count"
module asm "count: lock"
module asm "incl (%rdi)"
module asm "movl (%rdi), %eax; ret"
module asm ".globl fill; fill: movl $122, %eax; movq %rsi, %rcx; rep; stosb; ret"
declare i32 @count(ptr)
declare void @fill(ptr, i64)
@counter = global i32 42
@text = global [4 x i8] zeroinitializer

define i32 @counted() {
  %n = call i32 @count(ptr @counter)
  ret i32 %n
}

define i8 @filled() {
  call void @fill(ptr @text, i64 3)
  %last = load i8, ptr getelementptr (i8, ptr @text, i64 2)
  ret i8 %last
}
