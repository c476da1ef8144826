; Registers that constraints choose: arithmetic, shifts, bits and conditions in AT&T syntax.
; covers: 1-47 4-87 4-90 4-95
define i32 @bswap(i32 %x) {
  %r = call i32 asm "bswap $0", "=r,0"(i32 %x)
  ret i32 %r
}
; run: @bswap(i32 305419896) == i32 2018915346

define i32 @move(i32 %x) {
  %r = call i32 asm "movl $1, $0\0A\09bswap $0", "=r,r"(i32 %x)
  ret i32 %r
}
; run: @move(i32 1) == i32 16777216

define i64 @swap64(i64 %x) {
  %r = call i64 asm "bswapq $0", "=r,0,~{dirflag},~{fpsr},~{flags}"(i64 %x)
  ret i64 %r
}
; run: @swap64(i64 72623859790382856) == i64 578437695752307201

define i16 @swap16(i16 %x) {
  %r = call i16 asm "rorw $$8, ${0:w}", "=r,0,~{cc}"(i16 %x)
  ret i16 %r
}
; run: @swap16(i16 4660) == i16 13330

define i32 @add(i32 %a, i32 %b) {
  %r = call i32 asm "addl $2, $0", "=r,0,r,~{flags}"(i32 %a, i32 %b)
  ret i32 %r
}
; run: @add(i32 40, i32 2) == i32 42
; run: @add(i32 -1, i32 1) == i32 0

define i32 @early(i32 %a, i32 %b) {
  %r = call i32 asm "movl $$1, $0; addl $1, $0; addl $2, $0", "=&r,r,r"(i32 %a, i32 %b)
  ret i32 %r
}
; run: @early(i32 10, i32 20) == i32 31

; 64 by 64 bits to 128, in rdx and rax
define i64 @mulh(i64 %a, i64 %b) {
  %r = call { i64, i64 } asm "mulq $3", "={ax},={dx},{ax},r,~{cc}"(i64 %a, i64 %b)
  %h = extractvalue { i64, i64 } %r, 1
  ret i64 %h
}
; run: @mulh(i64 -1, i64 -1) == i64 -2
; run: @mulh(i64 -9223372036854775808, i64 6) == i64 3

define i32 @div(i32 %hi, i32 %lo, i32 %by) {
  %r = call { i32, i32 } asm "divl $4", "={ax},={dx},0,1,r"(i32 %lo, i32 %hi, i32 %by)
  %q = extractvalue { i32, i32 } %r, 0
  %m = extractvalue { i32, i32 } %r, 1
  %t = mul i32 %q, 1000
  %s = add i32 %t, %m
  ret i32 %s
}
; run: @div(i32 0, i32 100, i32 7) == i32 14002
; run: @div(i32 1, i32 0, i32 65536) == i32 65536000

define i32 @idiv(i32 %a, i32 %by) {
  %r = call { i32, i32 } asm "cltd\0Aidivl $3", "={ax},=&{dx},0,r"(i32 %a, i32 %by)
  %q = extractvalue { i32, i32 } %r, 0
  ret i32 %q
}
; run: @idiv(i32 -7, i32 2) == i32 -3

define i64 @add128(i64 %al, i64 %ah, i64 %bl, i64 %bh) {
  %r = call { i64, i64 } asm "addq $4, $0\0A\09adcq $5, $1", "=&r,=r,0,1,rme,rme"(i64 %al, i64 %ah, i64 %bl, i64 %bh)
  %h = extractvalue { i64, i64 } %r, 1
  ret i64 %h
}
; run: @add128(i64 -1, i64 5, i64 1, i64 7) == i64 13

define i64 @sub128(i64 %al, i64 %ah, i64 %bl, i64 %bh) {
  %r = call { i64, i64 } asm "subq $4, $0; sbbq $5, $1", "=&r,=r,0,1,r,r"(i64 %al, i64 %ah, i64 %bl, i64 %bh)
  %h = extractvalue { i64, i64 } %r, 1
  ret i64 %h
}
; run: @sub128(i64 0, i64 9, i64 1, i64 2) == i64 6

define i32 @rotate(i32 %x, i8 %n) {
  %r = call i32 asm "roll %cl, $0", "=r,0,{cx}"(i32 %x, i8 %n)
  ret i32 %r
}
; run: @rotate(i32 -2147483647, i8 4) == i32 24
; run: @rotate(i32 -2147483647, i8 33) == i32 3

define i32 @rotate_by(i32 %x) {
  %r = call i32 asm "rorl $2, $0", "=r,0,I"(i32 %x, i32 12)
  ret i32 %r
}
; run: @rotate_by(i32 305419896) == i32 1736516421

define i32 @shifts(i32 %x) {
  %a = call i32 asm "shll $$3, $0; shrl $0; sarl $$1, $0", "=r,0"(i32 %x)
  ret i32 %a
}
; run: @shifts(i32 268435457) == i32 536870914

define i64 @shld(i64 %a, i64 %b) {
  %r = call i64 asm "shldq $$8, $2, $0", "=r,0,r"(i64 %a, i64 %b)
  ret i64 %r
}
; run: @shld(i64 17, i64 -72057594037927936) == i64 4607

define i64 @shrd(i64 %a, i64 %b) {
  %r = call i64 asm "shrdq $$4, $2, $0", "=r,0,r"(i64 %a, i64 %b)
  ret i64 %r
}
; run: @shrd(i64 256, i64 15) == i64 -1152921504606846960

define i64 @scan(i64 %x) {
  %f = call i64 asm "bsfq $1, $0", "=r,r"(i64 %x)
  %l = call i64 asm "bsrq $1, $0", "=r,rm,~{cc}"(i64 %x)
  %t = mul i64 %l, 100
  %s = add i64 %t, %f
  ret i64 %s
}
; run: @scan(i64 240) == i64 704
; run: @scan(i64 -9223372036854775808) == i64 6363

; What finds nothing leaves its register alone.
define i32 @ffs(i32 %x) {
  %r = call i32 asm "bsfl $1, $0\0Acmovzl $2, $0", "=&r,r,r"(i32 %x, i32 -1)
  %s = add i32 %r, 1
  ret i32 %s
}
; run: @ffs(i32 8) == i32 4
; run: @ffs(i32 0) == i32 0


define i32 @carries(i32 %a, i32 %b) {
  %r = call { i32, i8 } asm "addl $3, $0; setc $1", "=&r,=q,0,r"(i32 %a, i32 %b)
  %c = extractvalue { i32, i8 } %r, 1
  %z = zext i8 %c to i32
  ret i32 %z
}
; run: @carries(i32 -1, i32 1) == i32 1
; run: @carries(i32 2147483647, i32 1) == i32 0

define i32 @overflows(i32 %a, i32 %b) {
  %r = call { i32, i32 } asm "addl $3, $0", "=r,={@cco},0,r"(i32 %a, i32 %b)
  %c = extractvalue { i32, i32 } %r, 1
  ret i32 %c
}
; run: @overflows(i32 -1, i32 1) == i32 0
; run: @overflows(i32 2147483647, i32 1) == i32 1

define i1 @below(i64 %a, i64 %b) {
  %r = call i8 asm "cmpq $2, $1", "={@ccb},r,r"(i64 %a, i64 %b)
  %c = trunc i8 %r to i1
  ret i1 %c
}
; run: @below(i64 1, i64 -1) == i1 true
; run: @below(i64 -1, i64 1) == i1 false

define i32 @test_bit(i32 %x, i32 %n) {
  %r = call i8 asm "btl $2, $1\0A\09setb $0", "=r,r,r"(i32 %x, i32 %n)
  %z = zext i8 %r to i32
  ret i32 %z
}
; run: @test_bit(i32 16, i32 4) == i32 1
; run: @test_bit(i32 16, i32 36) == i32 1
; run: @test_bit(i32 16, i32 5) == i32 0

; The carry in every bit, of a register that had nothing.
define i32 @smear(i32 %x) {
  %r = call i32 asm "btl $$3, $1; sbbl $0, $0", "=r,r"(i32 %x)
  ret i32 %r
}
; run: @smear(i32 8) == i32 -1
; run: @smear(i32 7) == i32 0

define i64 @bits(i64 %x) {
  %r = call i64 asm "btsq $$40, $0; btrq $$0, $0; btcq $$1, $0", "=r,0"(i64 %x)
  ret i64 %r
}
; run: @bits(i64 3) == i64 1099511627776

define i32 @byte(i32 %x) {
  %r = call i32 asm "movzbl ${1:h}, $0", "=r,Q"(i32 %x)
  ret i32 %r
}
; run: @byte(i32 305419896) == i32 86

define i32 @sign(i32 %x) {
  %r = call i32 asm "movsbl ${1:b}, $0", "=r,r"(i32 %x)
  ret i32 %r
}
; run: @sign(i32 128) == i32 -128

define i32 @lea(i64 %a, i64 %b) {
  %r = call i32 asm "leal 7($1,$2,4), $0", "=r,r,r"(i64 %a, i64 %b)
  ret i32 %r
}
; run: @lea(i64 100, i64 25) == i32 207

define i64 @lea_number(i64 %a) {
  %r = call i64 asm "leaq ${2:c}($1), $0", "=r,r,i"(i64 %a, i64 -5)
  ret i64 %r
}
; run: @lea_number(i64 100) == i64 95

define i32 @negate(i32 %x) {
  %r = call i32 asm "negl $0; notl $0; incl $0; decl $0", "=r,0"(i32 %x)
  ret i32 %r
}
; run: @negate(i32 9) == i32 8

define i32 @imul(i32 %x) {
  %r = call i32 asm "imull $$3, $1, $0; imull $$-2, $0", "=r,r"(i32 %x)
  ret i32 %r
}
; run: @imul(i32 7) == i32 -42

; With its own labels: the sum of 1 to n.
define i32 @sum(i32 %n) {
  %r = call { i32, i32 } asm "xorl $0, $0\0A1:\0A\09addl $1, $0\0A\09decl $1\0A\09jnz 1b", "=&r,=r,1"(i32 %n)
  %s = extractvalue { i32, i32 } %r, 0
  ret i32 %s
}
; run: @sum(i32 100) == i32 5050

define i32 @max(i32 %a, i32 %b) {
  %r = call i32 asm "cmpl $2, $0; jge .Ldone${:uid}; movl $2, $0; .Ldone${:uid}:", "=r,0,r"(i32 %a, i32 %b)
  ret i32 %r
}
; run: @max(i32 3, i32 -4) == i32 3
; run: @max(i32 -3, i32 4) == i32 4

define i32 @forward(i32 %a) {
  %r = call i32 asm "testl $0, $0\0Ajs 1f\0Ajmp 2f\0A1: negl $0\0A2:", "=r,0"(i32 %a)
  ret i32 %r
}
; run: @forward(i32 -8) == i32 8
; run: @forward(i32 8) == i32 8

define i32 @count(i64 %x) {
  %r = call i64 asm "popcntq $1, $0", "=r,r"(i64 %x)
  %t = trunc i64 %r to i32
  ret i32 %t
}
; run: @count(i64 -1) == i32 64

define i64 @registers(i64 %a) {
  %r = call i64 asm "mov %rdi, %rax; add %rsi, %rax; sub %r8, %rax; xchg %rax, %r10", "={r10},{rdi},{rsi},{r8},~{rax}"(i64 %a, i64 20, i64 3)
  ret i64 %r
}
; run: @registers(i64 100) == i64 117

; All callee-saved registers are changed.
define i64 @saved(i64 %a, i64 %b) {
  %s = mul i64 %a, %b
  %r = call i64 asm "mov $$7, %rbx; mov %rbx, %r12; mov %rbx, %r13; mov %rbx, %r14; mov %rbx, %r15; mov %rbx, $0", "=r,~{rbx},~{r12},~{r13},~{r14},~{r15}"()
  %t = add i64 %s, %r
  %u = add i64 %t, %a
  ret i64 %u
}
; run: @saved(i64 3, i64 4) == i64 22

define i32 @many(i32 %a) {
  %r = call i32 asm "mov $1, $0; add $2, $0; add $3, $0; add $4, $0; add $5, $0; add $6, $0; add $7, $0; add $8, $0; add $9, $0; add $10, $0; add $11, $0", "=&r,r,r,r,r,r,r,r,r,r,r,r"(i32 %a, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10)
  ret i32 %r
}
; run: @many(i32 100) == i32 155

define i32 @crc(i32 %a) {
  %r = call i32 asm "crc32b $2, $0", "=r,0,r"(i32 %a, i8 97)
  ret i32 %r
}
; run: @crc(i32 -1) == i32 1043315919

define i64 @stack(i64 %a) {
  %r = call i64 asm "pushq $1; pushq $$5; popq $0; popq %rcx; addq %rcx, $0", "=&r,r,~{rcx}"(i64 %a)
  ret i64 %r
}
; run: @stack(i64 8) == i64 13
