; The x87's stack: operands at its top, functions of it, comparisons.
; covers: 4-96
define x86_fp80 @atan2(x86_fp80 %y, x86_fp80 %x) {
  %r = call x86_fp80 asm "fpatan", "={st},{st},{st(1)},~{st(1)}"(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %r
}
define double @atan(double %y) {
  %w = fpext double %y to x86_fp80
  %r = call x86_fp80 @atan2(x86_fp80 %w, x86_fp80 0xK3FFF8000000000000000)
  %n = fptrunc x86_fp80 %r to double
  ret double %n
}
; run: @atan(double 1.0) == double 0x3FE921FB54442D18

define double @sine(double %x) {
  %w1.0 = fpext double %x to x86_fp80
  %x1 = call x86_fp80 asm "fsin", "={st},0"(x86_fp80 %w1.0)
  %r = fptrunc x86_fp80 %x1 to double
  ret double %r
}
; run: @sine(double 0.5) == double 0x3FDEAEE8744B05F0

define double @cosine(double %x) {
  %w = fpext double %x to x86_fp80
  %r = call x86_fp80 asm "fcos", "={st},0,~{dirflag},~{fpsr},~{flags}"(x86_fp80 %w)
  %n = fptrunc x86_fp80 %r to double
  ret double %n
}
; run: @cosine(double 0.0) == double 1.0

define double @both(double %x) {
  %w2.0 = fpext double %x to x86_fp80
  %x2 = call { x86_fp80, x86_fp80 } asm "fsincos", "={st},={st(1)},0"(x86_fp80 %w2.0)
  %c.w = extractvalue { x86_fp80, x86_fp80 } %x2, 0
  %s.w = extractvalue { x86_fp80, x86_fp80 } %x2, 1
  %c = fptrunc x86_fp80 %c.w to double
  %s = fptrunc x86_fp80 %s.w to double
  %q = fdiv double %s, %c
  ret double %q
}
; run: @both(double 0.0) == double 0.0

define double @root(double %x) {
  %w3.0 = fpext double %x to x86_fp80
  %x3 = call x86_fp80 asm "fsqrt", "={st},0"(x86_fp80 %w3.0)
  %r = fptrunc x86_fp80 %x3 to double
  ret double %r
}
; run: @root(double 2.0) == double 0x3FF6A09E667F3BCD

define double @round(double %x) {
  %w4.0 = fpext double %x to x86_fp80
  %x4 = call x86_fp80 asm "frndint", "={st},0"(x86_fp80 %w4.0)
  %r = fptrunc x86_fp80 %x4 to double
  ret double %r
}
; run: @round(double 2.5) == double 2.0
; run: @round(double -3.5) == double -4.0

; Two to the power of x, as it is done with these instructions.
define double @exp2(double %x) {
  %w5.0 = fpext double %x to x86_fp80
  %x5 = call x86_fp80 asm "fld %st(0); frndint; fsubr %st, %st(1); fxch %st(1); f2xm1; fld1; faddp; fscale; fstp %st(1)", "={st},0,~{st(1)},~{st(2)}"(x86_fp80 %w5.0)
  %r = fptrunc x86_fp80 %x5 to double
  ret double %r
}
; run: @exp2(double 10.0) == double 1024.0
; run: @exp2(double 0.5) == double 0x3FF6A09E667F3BCD

define double @log2(double %x) {
  %w6.0 = fpext double %x to x86_fp80
  %x6 = call x86_fp80 asm "fld1; fxch; fyl2x", "={st},0,~{st(1)}"(x86_fp80 %w6.0)
  %r = fptrunc x86_fp80 %x6 to double
  ret double %r
}
; run: @log2(double 8.0) == double 3.0

define double @remainder(double %x, double %y) {
  %w7.0 = fpext double %x to x86_fp80
  %w7.1 = fpext double %y to x86_fp80
  %x7 = call x86_fp80 asm "1: fprem; fnstsw %ax; testb $$4, %ah; jnz 1b", "={st},0,{st(1)},~{ax},~{flags}"(x86_fp80 %w7.0, x86_fp80 %w7.1)
  %r = fptrunc x86_fp80 %x7 to double
  ret double %r
}
; run: @remainder(double 1.0e20, double 7.0) == double 2.0
; run: @remainder(double 5.5, double 2.0) == double 1.5

define double @constants() {
  %x8 = call x86_fp80 asm "fldpi", "={st}"()
  %p = fptrunc x86_fp80 %x8 to double
  %x9 = call x86_fp80 asm "fldl2e; fldln2; fmulp", "={st}"()
  %e = fptrunc x86_fp80 %x9 to double
  %s = fadd double %p, %e
  ret double %s
}
; run: @constants() == double 0x401090FDAA22168C

; AT&T's order of subtraction and division.
define double @order(double %a, double %b) {
  %w10.0 = fpext double %a to x86_fp80
  %w10.1 = fpext double %b to x86_fp80
  %x10 = call x86_fp80 asm "fsubp", "={st},0,{st(1)},~{st(1)}"(x86_fp80 %w10.0, x86_fp80 %w10.1)
  %v1 = fptrunc x86_fp80 %x10 to double
  %w11.0 = fpext double %a to x86_fp80
  %w11.1 = fpext double %b to x86_fp80
  %x11 = call x86_fp80 asm "fsubrp", "={st},0,{st(1)},~{st(1)}"(x86_fp80 %w11.0, x86_fp80 %w11.1)
  %v2 = fptrunc x86_fp80 %x11 to double
  %w12.0 = fpext double %a to x86_fp80
  %w12.1 = fpext double %b to x86_fp80
  %x12 = call x86_fp80 asm "fdivp %st, %st(1)", "={st},0,{st(1)},~{st(1)}"(x86_fp80 %w12.0, x86_fp80 %w12.1)
  %v3 = fptrunc x86_fp80 %x12 to double
  %w13.0 = fpext double %a to x86_fp80
  %w13.1 = fpext double %b to x86_fp80
  %x13 = call x86_fp80 asm "fdivrp %st, %st(1)", "={st},0,{st(1)},~{st(1)}"(x86_fp80 %w13.0, x86_fp80 %w13.1)
  %v4 = fptrunc x86_fp80 %x13 to double
  %w14.0 = fpext double %a to x86_fp80
  %w14.1 = fpext double %b to x86_fp80
  %x14 = call x86_fp80 asm "fsub %st(1), %st", "={st},0,{st(1)}"(x86_fp80 %w14.0, x86_fp80 %w14.1)
  %v5 = fptrunc x86_fp80 %x14 to double
  %w15.0 = fpext double %a to x86_fp80
  %w15.1 = fpext double %b to x86_fp80
  %x15 = call x86_fp80 asm "fsub %st, %st(1); fxch %st(1); fstp %st(1)", "={st},0,{st(1)},~{st(1)}"(x86_fp80 %w15.0, x86_fp80 %w15.1)
  %v6 = fptrunc x86_fp80 %x15 to double
  %w16.0 = fpext double %a to x86_fp80
  %w16.1 = fpext double %b to x86_fp80
  %x16 = call x86_fp80 asm inteldialect "fsubp st(1), st", "={st},0,{st(1)},~{st(1)}"(x86_fp80 %w16.0, x86_fp80 %w16.1)
  %v7 = fptrunc x86_fp80 %x16 to double
  %s1 = fmul double %v1, 1.0e1
  %s2 = fmul double %v2, 1.0e2
  %s3 = fmul double %v3, 1.0e3
  %s4 = fmul double %v4, 1.0e4
  %s5 = fmul double %v5, 1.0e5
  %s6 = fmul double %v6, 1.0e6
  %s7 = fmul double %v7, 1.0e7
  %t1 = fadd double %s1, %s2
  %t2 = fadd double %t1, %s3
  %t3 = fadd double %t2, %s4
  %t4 = fadd double %t3, %s5
  %t5 = fadd double %t4, %s6
  %t6 = fadd double %t5, %s7
  ret double %t6
}
; run: @order(double 8.0, double 2.0) == double -53394040.0

define i32 @less(double %a, double %b) {
  %wa = fpext double %a to x86_fp80
  %wb = fpext double %b to x86_fp80
  %r = call i32 asm "fcomip %st(1), %st; fstp %st(0); setb ${0:b}; movzbl ${0:b}, $0", "=&q,{st},{st(1)},~{st},~{st(1)},~{flags}"(x86_fp80 %wa, x86_fp80 %wb)
  ret i32 %r
}
; run: @less(double 1.0, double 2.0) == i32 1
; run: @less(double 2.0, double 1.0) == i32 0

; Memory of every size.
define double @memory(i32 %n) {
  %i = alloca i32
  %q = alloca i64
  %s = alloca i16
  %f = alloca float
  %d = alloca double
  %x = alloca x86_fp80, align 16
  store i32 %n, ptr %i
  store i16 -3, ptr %s
  store float 0.5, ptr %f
  store double 0.25, ptr %d
  call void asm sideeffect "fildl $2; fildl $2; fmulp; filds $3; faddp; fadds $4; faddl $5; fld %st(0); fstpt $0; fistpll $1", "=*m,=*m,*m,*m,*m,*m,~{st},~{st(1)}"(ptr elementtype(x86_fp80) %x, ptr elementtype(i64) %q, ptr elementtype(i32) %i, ptr elementtype(i16) %s, ptr elementtype(float) %f, ptr elementtype(double) %d)
  %v = load x86_fp80, ptr %x
  %w = fptrunc x86_fp80 %v to double
  %j = load i64, ptr %q
  %k = sitofp i64 %j to double
  %h = fmul double %k, 1000.0
  %r = fadd double %w, %h
  ret double %r
}
; run: @memory(i32 5) == double 23022.75

; Rounding towards zero, by the word of control.
define i64 @cut(double %x) {
  %old = alloca i16
  %new = alloca i16
  %to = alloca i64
  %w = fpext double %x to x86_fp80
  call void asm sideeffect "fnstcw $0; movzwl $0, %eax; orl $$0xc00, %eax; movw %ax, $1; fldcw $1; fistpll $2; fldcw $0", "=*m,=*m,=*m,{st},~{st},~{eax},~{flags}"(ptr elementtype(i16) %old, ptr elementtype(i16) %new, ptr elementtype(i64) %to, x86_fp80 %w)
  %r = load i64, ptr %to
  ret i64 %r
}
; run: @cut(double -2.9) == i64 -2

; Numbers of 32 and 64 bits in these registers.
define double @narrow(double %x, float %y) {
  %s = call double asm "fsqrt", "={st},0,~{dirflag},~{fpsr},~{flags}"(double %x)
  %t = call float asm "fchs", "={st},0,~{dirflag},~{fpsr},~{flags}"(float %y)
  %w = fpext float %t to double
  %r = fadd double %s, %w
  ret double %r
}
; run: @narrow(double 2.25, float 0.5) == double 1.0
