; Functions and variables in assembly beside the functions, in several pieces, used from here and using what is here.
; covers: 1-28 4-1
module asm ".text"
module asm ".globl add3"
module asm ".type add3, @function"
module asm "add3:\0A\09leaq (%rdi,%rsi), %rax\0A\09addq %rdx, %rax\0A\09ret"
module asm ".size add3, .-add3"
; A loop with a label of a number, and comments.
module asm "/* the sum of 1 to n */ sum: xorl %eax, %eax # nothing yet"
module asm "1: addq %rdi, %rax; decq %rdi; jnz 1b; ret"
; Calls back, and reaches variables of both sides.
module asm "caller: pushq %rbx; movl %edi, %ebx; callq square; addl offset(%rip), %eax; addl table+8(%rip), %eax; popq %rbx; retq"
module asm "tail: jmp square"
module asm "host: subq $8, %rsp; call abs@PLT; addq $8, %rsp; ret"
module asm "address: leaq table(%rip), %rax; ret"
module asm "through: movq pointer(%rip), %rax; movl 4(%rax), %eax; jmp *function(%rip)"
module asm ".data"
module asm ".balign 8"
module asm ".globl table"
module asm "table: .long 10, 20, 30"
module asm ".balign 8; pointer: .quad table"
module asm "function: .quad give_back"
module asm "length: .long after - table"
module asm "after:"
module asm ".pushsection .rodata"
module asm "text: .ascii \22a\5C\5Cb\22; .asciz \22c\5Cx64\22"
module asm ".popsection"
module asm ".text; give_back: ret"
module asm ".section .note.GNU-stack,\22\22,@progbits"
module asm ".ident \22by hand; with a semicolon\22"
module asm "alias = add3"
module asm ".comm common_data, 16, 8"

declare i64 @add3(i64, i64, i64)
declare i64 @alias(i64, i64, i64)
declare i64 @sum(i64)
declare i32 @caller(i32)
declare i32 @tail(i32)
declare i32 @host(i32)
declare ptr @address()
declare i32 @through()
@table = external global [3 x i32]
@length = external global i32
; C says nothing of its size.
@pointer = external global [0 x ptr]
@text = external global [6 x i8]
@common_data = external global [2 x i64]
@offset = dso_local global i32 100

define dso_local i32 @square(i32 %x) {
  %r = mul i32 %x, %x
  ret i32 %r
}

define i64 @sums() {
  %a = call i64 @add3(i64 1, i64 2, i64 3)
  %b = call i64 @sum(i64 10)
  %c = call i64 @alias(i64 100, i64 200, i64 300)
  %d = add i64 %a, %b
  %e = add i64 %d, %c
  ret i64 %e
}
; run: @sums() == i64 661

define i32 @calls() {
  %a = call i32 @caller(i32 7)
  %b = call i32 @tail(i32 3)
  %c = call i32 @host(i32 -1000)
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
; run: @calls() == i32 1188

define i32 @data() {
  %p = getelementptr [3 x i32], ptr @table, i64 0, i64 1
  %old = load i32, ptr %p
  store i32 5, ptr %p
  %q = call ptr @address()
  %r = getelementptr i32, ptr %q, i64 1
  %new = load i32, ptr %r
  %same = icmp eq ptr %q, @table
  %one = zext i1 %same to i32
  %f = call i32 @through()
  %s = mul i32 %old, 1000
  %t = mul i32 %new, 100
  %u = add i32 %s, %t
  %v = mul i32 %f, 10
  %w = add i32 %u, %v
  %x = add i32 %w, %one
  ret i32 %x
}
; run: @data() == i32 20551

define i64 @others() {
  %l = load i32, ptr @length
  %p = getelementptr [6 x i8], ptr @text, i64 0, i64 4
  %c = load i8, ptr %p
  store i64 7, ptr @common_data
  %q = load i64, ptr @common_data
  %w = zext i32 %l to i64
  %d = zext i8 %c to i64
  %m = mul i64 %w, 1000
  %n = add i64 %m, %d
  %o = add i64 %n, %q
  ret i64 %o
}
; run: @others() == i64 36107

define i64 @open() {
  %f = load ptr, ptr getelementptr ([0 x ptr], ptr @pointer, i64 0, i64 0)
  %e = load i32, ptr %f
  %g = load i64, ptr getelementptr ([0 x i64], ptr @pointer, i64 0, i64 1)
  %b = icmp ne i64 %g, 0
  %z = zext i1 %b to i64
  %w = zext i32 %e to i64
  %r = add i64 %w, %z
  ret i64 %r
}
; run: @open() == i64 11
