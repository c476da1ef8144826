; Every way an argument can travel: registers, stack, both kinds mixed; narrow ones extended; results of every kind.
; run: @mixed(i8 1, double 2.5, i16 3, float 4.0, i32 5, i64 6, i64 7, i64 8, i8 9, double 1.0, double 2.0, double 3.0, double 4.0, double 5.0, double 6.0, double 7.0, float 8.5) == double 8.100000e+01
; run: @wide(i64 1, i64 2, i64 3, i64 4, i64 5, i128 18446744073709551617, i64 7) == i128 18446744073709551639
; run: @call_wide() == i128 18446744073709551639
; run: @narrow(i1 true, i8 -1, i16 -2, i3 -1, i33 -4) == i64 -5
; run: @call_narrow() == i64 -5
; run: @extended() == i64 255
; run: @sign(i8 -3) == i32 -3
; run: @ret_i1(i64 3) == i1 true
; run: @ret_i1(i64 2) == i1 false
; run: @ret_float() == float 1.500000e+00
; run: @ret_ptr() == ptr null
; run: @through(i64 9) == i64 81

define double @mixed(i8 %a, double %b, i16 %c, float %d, i32 %e, i64 %f, i64 %g, i64 %h, i8 %i, double %j, double %k, double %l, double %m, double %n, double %o, double %p, float %q) {
  %a1 = sitofp i8 %a to double
  %c1 = sitofp i16 %c to double
  %d1 = fpext float %d to double
  %e1 = sitofp i32 %e to double
  %f1 = sitofp i64 %f to double
  %g1 = sitofp i64 %g to double
  %h1 = sitofp i64 %h to double
  %i1 = sitofp i8 %i to double
  %q1 = fpext float %q to double
  %s1 = fadd double %a1, %b
  %s2 = fadd double %s1, %c1
  %s3 = fadd double %s2, %d1
  %s4 = fadd double %s3, %e1
  %s5 = fadd double %s4, %f1
  %s6 = fadd double %s5, %g1
  %s7 = fadd double %s6, %h1
  %s8 = fadd double %s7, %i1
  %s9 = fadd double %s8, %j
  %s10 = fadd double %s9, %k
  %s11 = fadd double %s10, %l
  %s12 = fadd double %s11, %m
  %s13 = fadd double %s12, %n
  %s14 = fadd double %s13, %o
  %s15 = fadd double %s14, %p
  %s16 = fadd double %s15, %q1
  %s17 = fsub double %s16, 1.0
  ret double %s17
}
define i128 @wide(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i128 %f, i64 %g) {
  %s1 = add i64 %a, %b
  %s2 = add i64 %s1, %c
  %s3 = add i64 %s2, %d
  %s4 = add i64 %s3, %e
  %s5 = add i64 %s4, %g
  %w = zext i64 %s5 to i128
  %r = add i128 %w, %f
  ret i128 %r
}
define i128 @call_wide() {
  %r = call i128 @wide(i64 1, i64 2, i64 3, i64 4, i64 5, i128 18446744073709551617, i64 7)
  ret i128 %r
}
define i64 @narrow(i1 %a, i8 %b, i16 %c, i3 %d, i33 %e) {
  %a1 = zext i1 %a to i64
  %b1 = sext i8 %b to i64
  %c1 = sext i16 %c to i64
  %d1 = zext i3 %d to i64
  %e1 = sext i33 %e to i64
  %s1 = add i64 %a1, %b1
  %s2 = add i64 %s1, %c1
  %s3 = sub i64 %s2, %d1
  %s4 = sub i64 %s3, %e1
  ret i64 %s4
}
define i64 @call_narrow() {
  %r = call i64 @narrow(i1 true, i8 -1, i16 -2, i3 -1, i33 -4)
  ret i64 %r
}
define zeroext i8 @byte(i8 zeroext %x) {
  %r = sub i8 %x, 1
  ret i8 %r
}
define i64 @extended() {
  %b = call zeroext i8 @byte(i8 zeroext 0)
  %r = zext i8 %b to i64
  ret i64 %r
}
define signext i8 @same(i8 signext %x) {
  ret i8 %x
}
define i32 @sign(i8 %x) {
  %b = call signext i8 @same(i8 signext %x)
  %r = sext i8 %b to i32
  ret i32 %r
}
define i1 @ret_i1(i64 %x) {
  %r = trunc i64 %x to i1
  ret i1 %r
}
define float @ret_float() {
  ret float 1.5
}
define ptr @ret_ptr() {
  ret ptr null
}
@square = global ptr @squared
define fastcc i64 @squared(i64 %x) {
  %r = mul i64 %x, %x
  ret i64 %r
}
define i64 @through(i64 %x) {
  %f = load ptr, ptr @square
  %r = tail call fastcc i64 %f(i64 %x)
  ret i64 %r
}
