; Functions and variables that a text names, by themselves or as operands.
; covers: 4-99
@counter = dso_local global i32 5
@table = dso_local global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
declare i32 @abs(i32)
declare ptr @strchr(ptr, i32)

define dso_local i32 @twice(i32 %x) {
  %r = mul i32 %x, 2
  ret i32 %r
}
define double @half(double %x) {
  %r = fmul double %x, 0.5
  ret double %r
}
define i64 @many(i64 %a, i32 %b, ptr %c, i64 %d, i8 %e, i64 %f) {
  %l = load i64, ptr %c
  %w = sext i8 %e to i64
  %b1 = sext i32 %b to i64
  %s = sub i64 %a, %b1
  %t = mul i64 %s, %l
  %u = add i64 %t, %d
  %v = add i64 %u, %w
  %x = add i64 %v, %f
  ret i64 %x
}
define void @bump() {
  %v = load i32, ptr @counter
  %n = add i32 %v, 1
  store i32 %n, ptr @counter
  ret void
}

define i32 @call_named(i32 %x) {
  %r = call i32 asm sideeffect "call twice", "={eax},{edi},~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{memory},~{flags}"(i32 %x)
  ret i32 %r
}
; run: @call_named(i32 21) == i32 42

define i32 @call_host(i32 %x) {
  %r = call i32 asm sideeffect "call abs@PLT", "={eax},{edi},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory},~{flags}"(i32 %x)
  ret i32 %r
}
; run: @call_host(i32 -21) == i32 21

define i32 @call_operand(i32 %x) {
  %r = call i32 asm sideeffect "movl $1, %edi; call ${2:P}; movl %eax, %edi; call ${2:c}", "={eax},r,i,~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{memory},~{flags}"(i32 %x, ptr @twice)
  ret i32 %r
}
; run: @call_operand(i32 5) == i32 20

define i32 @call_intel(i32 %x) {
  %r = call i32 asm sideeffect inteldialect "call twice", "={eax},{edi},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory}"(i32 %x)
  ret i32 %r
}
; run: @call_intel(i32 3) == i32 6

define double @call_float(double %x) {
  %r = call double asm sideeffect "call half; call half", "={xmm0},0,~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{memory}"(double %x)
  ret double %r
}
; run: @call_float(double 6.0) == double 1.5

define i64 @call_many() {
  %r = call i64 asm sideeffect "movl $$20, %edi; movl $$-3, %esi; leaq table+8(%rip), %rdx; movl $$100, %ecx; movl $$-1, %r8d; movl $$1000, %r9d; call many", "={rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{memory}"()
  ret i64 %r
}
; run: @call_many() == i64 1145

; A call in a loop, with what is kept in a register that calls do not change, and on the stack.
define i32 @loop(i32 %n) {
  %r = call i32 asm sideeffect "movl $1, %ebx; 1: pushq %rbx; subq $$8, %rsp; call bump; addq $$8, %rsp; popq %rbx; decl %ebx; jnz 1b; movl counter(%rip), $0", "=r,r,~{rbx},~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{memory},~{flags}"(i32 %n)
  ret i32 %r
}
; run: @loop(i32 7) == i32 12

define i32 @variable() {
  %r = call i32 asm sideeffect "incl counter(%rip); movl counter(%rip), $0; addl $$10, counter(%rip)", "=r,~{memory},~{flags}"()
  %c = load i32, ptr @counter
  %s = add i32 %r, %c
  ret i32 %s
}
; run: @variable() == i32 22

define i64 @addresses(i64 %i) {
  %a = call ptr asm "leaq table(%rip), $0", "=r"()
  %b = call ptr asm "movabsq $1, $0", "=r,i"(ptr @table)
  %c = call ptr asm "movq table@GOTPCREL(%rip), $0", "=r"()
  %d = call ptr asm inteldialect "lea $0, [rip + table]", "=r"()
  %e = call i64 asm "movq 8+${1:c}(%rip), $0", "=r,i"(ptr @table)
  %ab = icmp eq ptr %a, %b
  %bc = icmp eq ptr %b, %c
  %cd = icmp eq ptr %c, %d
  %x = and i1 %ab, %bc
  %y = and i1 %x, %cd
  %p = getelementptr i64, ptr %d, i64 %i
  %v = load i64, ptr %p
  %w = add i64 %v, %e
  %z = select i1 %y, i64 %w, i64 -1
  ret i64 %z
}
; run: @addresses(i64 3) == i64 6

define i64 @host_pointer() noredzone {
  %s = alloca [4 x i8]
  store [4 x i8] c"abc\00", ptr %s
  %r = call ptr asm sideeffect alignstack "call strchr", "={rax},{rdi},{esi},~{rcx},~{rdx},~{r8},~{r9},~{r10},~{r11},~{memory}"(ptr %s, i32 98)
  %c = load i8, ptr %r
  %w = zext i8 %c to i64
  ret i64 %w
}
; run: @host_pointer() == i64 98
