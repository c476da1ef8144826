; Signs of numbers that turn in a loop: one at a time, and two at once.

define double @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi double [ 0.0, %entry ], [ %s1, %loop ]
  %a = getelementptr [3 x double], ptr %p, i64 %i
  %b = getelementptr [3 x double], ptr %p, i64 %i, i64 2
  %v = load <2 x double>, ptr %a, align 8
  %x = load double, ptr %b
  %nv = fneg <2 x double> %v
  store <2 x double> %nv, ptr %a, align 8
  %d = fsub double %x, 1.5
  %dd = fmul double %d, %d
  %y = fneg double %d
  store double %dd, ptr %b
  %s1 = fadd double %s, %y
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret double %s1
}
@numbers = global [6 x double] [double 1.0, double -2.0, double 3.5, double 4.0, double 5.0, double 0.0]
; run: @sum() == double -0.5
define double @sum() {
  %r = call double @f(ptr @numbers, i64 2)
  ret double %r
}
; run: @last() == float -6.0
define float @last() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %v = phi <4 x float> [ <float 1.0, float 2.0, float 3.0, float 6.0>, %entry ], [ %w, %loop ]
  %w = fneg <4 x float> %v
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 5
  br i1 %c, label %loop, label %done
done:
  %r = extractelement <4 x float> %w, i32 3
  ret float %r
}
