; Vectors of all shapes between functions of the program, also where they do not fill a register, where there are more of
; them than registers, and where C does not have them.
; run: @main() == i32 0
; run: @shapes(i32 5) == i32 57
; run: @tail(i32 9) == i32 27
define i32 @many(<2 x float> %a, <3 x float> %b, <2 x i8> %c, <3 x i8> %d, <4 x i16> %e, <2 x i32> %f, <3 x i32> %g, <1 x i64> %h, <4 x i1> %i, <2 x i128> %j, <8 x i32> %k, <2 x i24> %l, <5 x i8> %m, <2 x half> %n, ptr %o, <2 x ptr> %p, <3 x i64> %q, <2 x float> %r, <2 x i8> %s) {
  %a1 = extractelement <2 x float> %a, i32 1
  %a.i = fptosi float %a1 to i32
  %b2 = extractelement <3 x float> %b, i32 2
  %b.i = fptosi float %b2 to i32
  %c1 = extractelement <2 x i8> %c, i32 1
  %c.i = sext i8 %c1 to i32
  %d2 = extractelement <3 x i8> %d, i32 2
  %d.i = sext i8 %d2 to i32
  %e3 = extractelement <4 x i16> %e, i32 3
  %e.i = sext i16 %e3 to i32
  %f.i = extractelement <2 x i32> %f, i32 1
  %g.i = extractelement <3 x i32> %g, i32 2
  %h0 = extractelement <1 x i64> %h, i32 0
  %h.i = trunc i64 %h0 to i32
  %i3 = extractelement <4 x i1> %i, i32 3
  %i.i = zext i1 %i3 to i32
  %j1 = extractelement <2 x i128> %j, i32 1
  %j.i = trunc i128 %j1 to i32
  %k.i = extractelement <8 x i32> %k, i32 7
  %l1 = extractelement <2 x i24> %l, i32 1
  %l.i = zext i24 %l1 to i32
  %m4 = extractelement <5 x i8> %m, i32 4
  %m.i = zext i8 %m4 to i32
  %n1 = extractelement <2 x half> %n, i32 1
  %n.i = fptosi half %n1 to i32
  %o.i = load i32, ptr %o
  %p1 = extractelement <2 x ptr> %p, i32 1
  %p.i = load i32, ptr %p1
  %q2 = extractelement <3 x i64> %q, i32 2
  %q.i = trunc i64 %q2 to i32
  %r1 = extractelement <2 x float> %r, i32 1
  %r.i = fptosi float %r1 to i32
  %s1 = extractelement <2 x i8> %s, i32 1
  %s.i = zext i8 %s1 to i32
  %1 = add i32 %a.i, %b.i
  %2 = add i32 %1, %c.i
  %3 = add i32 %2, %d.i
  %4 = add i32 %3, %e.i
  %5 = add i32 %4, %f.i
  %6 = add i32 %5, %g.i
  %7 = add i32 %6, %h.i
  %8 = add i32 %7, %i.i
  %9 = add i32 %8, %j.i
  %10 = add i32 %9, %k.i
  %11 = add i32 %10, %l.i
  %12 = add i32 %11, %m.i
  %13 = add i32 %12, %n.i
  %14 = add i32 %13, %o.i
  %15 = add i32 %14, %p.i
  %16 = add i32 %15, %q.i
  %17 = add i32 %16, %r.i
  %18 = add i32 %17, %s.i
  ret i32 %18
}

@word = global i32 1000
@function = global ptr @many

; 1 + 2 + … + 14 without the 9, which is a bit: 105 - 9 + 1; twice 1000; 15, 16 and 17.
define i32 @main() {
  %f = load ptr, ptr @function
  %p = insertelement <2 x ptr> zeroinitializer, ptr @word, i32 1
  %n = call i32 %f(<2 x float> <float 0.0, float 1.0>, <3 x float> <float 0.0, float 0.0, float 2.0>, <2 x i8> <i8 0, i8 3>, <3 x i8> <i8 0, i8 0, i8 4>, <4 x i16> <i16 0, i16 0, i16 0, i16 5>, <2 x i32> <i32 0, i32 6>, <3 x i32> <i32 0, i32 0, i32 7>, <1 x i64> <i64 8>, <4 x i1> <i1 0, i1 0, i1 0, i1 1>, <2 x i128> <i128 0, i128 10>, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 11>, <2 x i24> <i24 0, i24 12>, <5 x i8> <i8 0, i8 0, i8 0, i8 0, i8 13>, <2 x half> <half 0.0, half 14.0>, ptr @word, <2 x ptr> %p, <3 x i64> <i64 0, i64 0, i64 15>, <2 x float> <float 0.0, float 16.0>, <2 x i8> <i8 0, i8 17>)
  %r = sub i32 %n, 2145
  ret i32 %r
}

define { <2 x i8>, <2 x float> } @pair(i32 %n) {
  %b = trunc i32 %n to i8
  %v = insertelement <2 x i8> <i8 7, i8 0>, i8 %b, i32 1
  %f = sitofp i32 %n to float
  %w = insertelement <2 x float> <float 20.0, float 0.0>, float %f, i32 1
  %r0 = insertvalue { <2 x i8>, <2 x float> } poison, <2 x i8> %v, 0
  %r1 = insertvalue { <2 x i8>, <2 x float> } %r0, <2 x float> %w, 1
  ret { <2 x i8>, <2 x float> } %r1
}

define [3 x <2 x i32>] @three(<2 x i32> %v) {
  %r0 = insertvalue [3 x <2 x i32>] poison, <2 x i32> %v, 0
  %r1 = insertvalue [3 x <2 x i32>] %r0, <2 x i32> <i32 4, i32 5>, 1
  %r2 = insertvalue [3 x <2 x i32>] %r1, <2 x i32> <i32 6, i32 7>, 2
  ret [3 x <2 x i32>] %r2
}

define <3 x i8> @bytes(i8 %n) {
  %v = insertelement <3 x i8> <i8 1, i8 2, i8 0>, i8 %n, i32 2
  ret <3 x i8> %v
}

; 7 + n + 20 + n + n + 1 + 7 + 2 + n
define i32 @shapes(i32 %n) {
  %p = call { <2 x i8>, <2 x float> } @pair(i32 %n)
  %v = extractvalue { <2 x i8>, <2 x float> } %p, 0
  %w = extractvalue { <2 x i8>, <2 x float> } %p, 1
  %v0 = extractelement <2 x i8> %v, i32 0
  %v1 = extractelement <2 x i8> %v, i32 1
  %w0 = extractelement <2 x float> %w, i32 0
  %w1 = extractelement <2 x float> %w, i32 1
  %two = insertelement <2 x i32> <i32 0, i32 1>, i32 %n, i32 0
  %t = call [3 x <2 x i32>] @three(<2 x i32> %two)
  %t0 = extractvalue [3 x <2 x i32>] %t, 0
  %t2 = extractvalue [3 x <2 x i32>] %t, 2
  %t00 = extractelement <2 x i32> %t0, i32 0
  %t01 = extractelement <2 x i32> %t0, i32 1
  %t21 = extractelement <2 x i32> %t2, i32 1
  %n8 = trunc i32 %n to i8
  %b = call <3 x i8> @bytes(i8 %n8)
  %b1 = extractelement <3 x i8> %b, i32 1
  %b2 = extractelement <3 x i8> %b, i32 2
  %w.sum = fadd float %w0, %w1
  %w.i = fptosi float %w.sum to i32
  %v.sum = add i8 %v0, %v1
  %b.sum = add i8 %b1, %b2
  %vb = add i8 %v.sum, %b.sum
  %vb.i = zext i8 %vb to i32
  %1 = add i32 %w.i, %vb.i
  %2 = add i32 %1, %t00
  %3 = add i32 %2, %t01
  %4 = add i32 %3, %t21
  ret i32 %4
}

; Two vectors on the stack, which trade places until the count is used up.
define <2 x float> @swap(double %x1, double %x2, double %x3, double %x4, double %x5, double %x6, double %x7, double %x8, i32 %n, <2 x float> %a, <4 x float> %b) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %again
end:
  %s = shufflevector <4 x float> %b, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %r = fadd <2 x float> %s, %a
  ret <2 x float> %r
again:
  %m = sub i32 %n, 1
  %wide = shufflevector <2 x float> %a, <2 x float> poison, <4 x i32> <i32 1, i32 0, i32 1, i32 0>
  %c = fadd <4 x float> %b, %wide
  %d = fadd <2 x float> %a, <float 1.0, float 0.0>
  %t = musttail call <2 x float> @swap(double %x1, double %x2, double %x3, double %x4, double %x5, double %x6, double %x7, double %x8, i32 %m, <2 x float> %d, <4 x float> %c)
  ret <2 x float> %t
}

; After 3 steps a is (4, 2) and b is (2 + 2 + 2, …, 1 + 2 + 3): 6 + 4, 6 + 2 and n.
define i32 @tail(i32 %n) {
  %v = call <2 x float> @swap(double 0.0, double 0.0, double 0.0, double 0.0, double 0.0, double 0.0, double 0.0, double 0.0, i32 3, <2 x float> <float 1.0, float 2.0>, <4 x float> zeroinitializer)
  %v0 = extractelement <2 x float> %v, i32 0
  %v1 = extractelement <2 x float> %v, i32 1
  %s = fadd float %v0, %v1
  %i = fptosi float %s to i32
  %t = add i32 %i, %n
  ret i32 %t
}
