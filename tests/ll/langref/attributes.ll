; The attributes that LangRef's text names, at definitions, declarations, calls and in groups: they change nothing here.
; covers: 4-101
; run: @f(i32 1, double 0.5) == double 1.5
; run: @valid(i1 true) == i32 7
@u = unnamed_addr constant i32 7
@l = local_unnamed_addr global i32 8, align 4
@d = dso_local global i32 9
define dso_local noundef double @f(i32 noundef %n, double noundef %x) local_unnamed_addr #0 {
  %y = sitofp i32 %n to double
  %r = call noundef double @add(double noundef %x, double noundef %y) #1
  ret double %r
}
define internal double @add(double %a, double %b) unnamed_addr strictfp {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  ret double %r
}
define i32 @valid(i1 %c) null_pointer_is_valid {
  br i1 %c, label %never, label %null
null:
  %x = load i32, ptr null
  ret i32 %x
never:
  %y = load i32, ptr @u
  ret i32 %y
}
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
attributes #0 = { nounwind strictfp "denormal-fp-math"="ieee,ieee" "unknown-to-everyone"="yes" }
attributes #1 = { strictfp }
