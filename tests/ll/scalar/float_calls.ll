; Floating-point values as arguments and results: many of them, mixed with integers, and through pointers.
; run: @mixed(i64 1, double 2.0, i32 3, float 4.0) == double 4321.0
; run: @ten() == double 12345678910.0
; run: @indirect(double 3.0) == double 9.0
; run: @fact(double 5.0) == double 120.0
; run: @libm() == double 5.0
; run: @libmf(float 2.25) == float 1.5

declare double @sqrt(double)
declare double @pow(double, double)
declare float @sqrtf(float)

define double @mixed(i64 %a, double %b, i32 %c, float %d) {
  %a1 = sitofp i64 %a to double
  %b1 = fmul double %b, 10.0
  %c0 = sitofp i32 %c to double
  %c1 = fmul double %c0, 100.0
  %d0 = fpext float %d to double
  %d1 = fmul double %d0, 1000.0
  %s = fadd double %a1, %b1
  %t = fadd double %s, %c1
  %u = fadd double %t, %d1
  ret double %u
}
define double @digits(double %a, double %b, double %c, double %d, double %e, double %f, double %g, double %h, double %i, double %j) {
  %1 = fmul double %a, 10.0
  %2 = fadd double %1, %b
  %3 = fmul double %2, 10.0
  %4 = fadd double %3, %c
  %5 = fmul double %4, 10.0
  %6 = fadd double %5, %d
  %7 = fmul double %6, 10.0
  %8 = fadd double %7, %e
  %9 = fmul double %8, 10.0
  %10 = fadd double %9, %f
  %11 = fmul double %10, 10.0
  %12 = fadd double %11, %g
  %13 = fmul double %12, 10.0
  %14 = fadd double %13, %h
  %15 = fmul double %14, 10.0
  %16 = fadd double %15, %i
  %17 = fmul double %16, 100.0
  %18 = fadd double %17, %j
  ret double %18
}
define double @ten() {
  %r = call double @digits(double 1.0, double 2.0, double 3.0, double 4.0, double 5.0, double 6.0, double 7.0, double 8.0, double 9.0, double 10.0)
  ret double %r
}
define double @square(double %x) {
  %r = fmul double %x, %x
  ret double %r
}
define double @apply(double (double)* %f, double %x) {
  %r = call double %f(double %x)
  ret double %r
}
define double @indirect(double %x) {
  %r = call double @apply(double (double)* @square, double %x)
  ret double %r
}
define double @fact(double %n) {
  %c = fcmp ole double %n, 1.0
  br i1 %c, label %one, label %more
one:
  ret double 1.0
more:
  %m = fsub double %n, 1.0
  %r = call double @fact(double %m)
  %p = fmul double %n, %r
  ret double %p
}
define double @libm() {
  %a = call double @pow(double 3.0, double 2.0)
  %b = call double @pow(double 4.0, double 2.0)
  %c = fadd double %a, %b
  %d = call double @sqrt(double %c)
  ret double %d
}
define float @libmf(float %x) {
  %r = call float @sqrtf(float %x)
  ret float %r
}
