; Vector registers: numbers of 32 and 64 bits in them.
; covers: 4-96
define double @root(double %x) {
  %r = call double asm "sqrtsd $1, $0", "=x,x"(double %x)
  ret double %r
}
; run: @root(double 2.25) == double 1.5

define double @sum(double %a, double %b) {
  %r = call double asm "addsd $2, $0; mulsd $2, $0; subsd $2, $0", "=x,0,x"(double %a, double %b)
  ret double %r
}
; run: @sum(double 1.5, double 2.0) == double 5.0

define float @single(float %a, float %b) {
  %r = call float asm "movaps $1, $0; divss $2, $0", "=&x,x,x"(float %a, float %b)
  ret float %r
}
; run: @single(float 1.0, float 8.0) == float 0.125

define i64 @bits(double %a) {
  %r = call i64 asm "movq $1, $0", "=r,x"(double %a)
  ret i64 %r
}
; run: @bits(double 1.0) == i64 4607182418800017408

define double @convert(i32 %a) {
  %r = call double asm "pxor $0, $0; cvtsi2sdl $1, $0", "=x,r"(i32 %a)
  ret double %r
}
; run: @convert(i32 -3) == double -3.0

define i32 @truncate(double %a) {
  %r = call i32 asm "cvttsd2si $1, $0", "=r,x"(double %a)
  ret i32 %r
}
; run: @truncate(double -3.9) == i32 -3
; run: @truncate(double 1.0e10) == i32 -2147483648

define i32 @less(double %a, double %b) {
  %r = call i32 asm "ucomisd $1, $2", "={@cca},x,x"(double %a, double %b)
  ret i32 %r
}
; run: @less(double 1.0, double 2.0) == i32 1
; run: @less(double 2.0, double 2.0) == i32 0

define double @through(ptr %p) {
  %q = alloca double
  store double 7.5, ptr %q
  %r = call double asm "movsd $1, $0", "=x,*m"(ptr elementtype(double) %q)
  ret double %r
}
; run: @through(ptr null) == double 7.5

define double @named(double %a) {
  %r = call double asm "movapd %xmm3, $0", "={xmm7},{xmm3}"(double %a)
  ret double %r
}
; run: @named(double 0.5) == double 0.5
