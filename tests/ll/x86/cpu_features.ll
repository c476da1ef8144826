; What tests of the processor report. Extensions whose instructions cannot be run are not among it, on any machine.

@__cpu_model = external global { i32, i32, i32, [1 x i32] }
@__cpu_features2 = external global [3 x i32]
declare void @__cpu_indicator_init()

define internal { i32, i32, i32, i32 } @cpuid(i32 %leaf, i32 %part) noinline {
  %r = call { i32, i32, i32, i32 } asm "xchgq %rbx, ${1:q}\0A\09cpuid\0A\09xchgq %rbx, ${1:q}", "={ax},=r,={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 %leaf, i32 %part)
  ret { i32, i32, i32, i32 } %r
}

; Registers are eax, ebx, ecx, edx.
define internal i32 @word(i32 %leaf, i32 %part, i32 %register) {
  %r = call { i32, i32, i32, i32 } @cpuid(i32 %leaf, i32 %part)
  switch i32 %register, label %a [ i32 1, label %b  i32 2, label %c  i32 3, label %d ]
a:
  %x = extractvalue { i32, i32, i32, i32 } %r, 0
  ret i32 %x
b:
  %y = extractvalue { i32, i32, i32, i32 } %r, 1
  ret i32 %y
c:
  %z = extractvalue { i32, i32, i32, i32 } %r, 2
  ret i32 %z
d:
  %w = extractvalue { i32, i32, i32, i32 } %r, 3
  ret i32 %w
}

; AVX512_FP16 and AMX (bits 22 to 25), AVX512_VP2INTERSECT (8), UINTR (5), SERIALIZE (14)
; run: @leaf7_edx() == i32 0
define i32 @leaf7_edx() {
  %w = call i32 @word(i32 7, i32 0, i32 3)
  %m = and i32 %w, 62931232
  ret i32 %m
}

; RTM (11), HLE (4), FSGSBASE (0)
; run: @leaf7_ebx() == i32 0
define i32 @leaf7_ebx() {
  %w = call i32 @word(i32 7, i32 0, i32 1)
  %m = and i32 %w, 2065
  ret i32 %m
}

; AVX512_BF16 (5), of part 1; part 0 has the number of parts there.
; run: @leaf7_1() == i32 0
define i32 @leaf7_1() {
  %w = call i32 @word(i32 7, i32 1, i32 0)
  %m = and i32 %w, 32
  ret i32 %m
}

; XOP (11), FMA4 (16), TBM (21), SSE4A (6)
; run: @extended() == i32 0
define i32 @extended() {
  %w = call i32 @word(i32 -2147483647, i32 0, i32 2)
  %m = and i32 %w, 2164800
  ret i32 %m
}

; Every processor of x86-64 has the rest: SSE2 (26), CMPXCHG8B (8), the time stamp counter (4).
; run: @baseline() == i32 67109136
define i32 @baseline() {
  %w = call i32 @word(i32 1, i32 0, i32 3)
  %m = and i32 %w, 67109136
  ret i32 %m
}

; Flags and other registers stay what they are.
; run: @preserves() == i64 36
define i64 @preserves() {
  %r = call { i64, i64, i64, i64, i8 } asm "cmp %eax, %eax\0A\09cpuid\0A\09sete $4", "={r8},={r9},={r10},={r11},=&{di},0,1,2,3,{ax},{cx},~{rbx},~{rdx},~{rax},~{rcx},~{flags}"(i64 5, i64 7, i64 10, i64 13, i32 7, i32 0)
  %a = extractvalue { i64, i64, i64, i64, i8 } %r, 0
  %b = extractvalue { i64, i64, i64, i64, i8 } %r, 1
  %c = extractvalue { i64, i64, i64, i64, i8 } %r, 2
  %d = extractvalue { i64, i64, i64, i64, i8 } %r, 3
  %e = extractvalue { i64, i64, i64, i64, i8 } %r, 4
  %f = zext i8 %e to i64
  %ab = add i64 %a, %b
  %cd = add i64 %c, %d
  %abcd = add i64 %ab, %cd
  %all = add i64 %abcd, %f
  ret i64 %all
}

; What __builtin_cpu_supports("sse2") and ("avx512bf16"), ("avx512fp16") look at.
; run: @builtin_supports() == i32 16
define i32 @builtin_supports() {
  call void @__cpu_indicator_init()
  %f = load i32, ptr getelementptr (i8, ptr @__cpu_model, i64 12)
  %sse2 = and i32 %f, 16
  %g = load i32, ptr @__cpu_features2
  %bf16 = and i32 %g, 16
  %h = load i32, ptr getelementptr (i8, ptr @__cpu_features2, i64 4)
  %fp16 = and i32 %h, 1073741824
  %a = or i32 %sse2, %bf16
  %b = or i32 %a, %fp16
  ret i32 %b
}

; AVX2 is there if cpuid says so and the system keeps the registers: both ways to ask agree.
; run: @both_agree() == i1 true
define i1 @both_agree() {
  %one = call i32 @word(i32 1, i32 0, i32 2)
  %osxsave = and i32 %one, 134217728
  %has = icmp ne i32 %osxsave, 0
  br i1 %has, label %ask, label %without
ask:
  %x = call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx}"(i32 0)
  %state = extractvalue { i32, i32 } %x, 0
  %ymm = and i32 %state, 6
  %kept = icmp eq i32 %ymm, 6
  %seven = call i32 @word(i32 7, i32 0, i32 1)
  %bit = and i32 %seven, 32
  %instruction = icmp ne i32 %bit, 0
  %avx2 = and i1 %kept, %instruction
  br label %without
without:
  %expected = phi i1 [ false, %0 ], [ %avx2, %ask ]
  %f = load i32, ptr getelementptr (i8, ptr @__cpu_model, i64 12)
  %g = and i32 %f, 1024
  %reported = icmp ne i32 %g, 0
  %same = icmp eq i1 %expected, %reported
  ret i1 %same
}
