; Fast-math flags say something about floating-point values, in any order.
; covers: 4-39
declare double @d(double)
declare i32 @i(i32)
declare { double, double } @pair()
define i32 @f(i1 %c, i32 %n, double %x, [2 x <2 x float>] %v) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %phi = phi fast double [ %x, %a ], [ 1.0, %entry ]
  %int = phi nnan i32 [ %n, %a ], [ 1, %entry ] ; error: 3 E0241 fast-math-flags specified for phi
  %s = select nsz contract i1 %c, double %phi, double %x
  %t = select nnan i1 %c, i32 %n, i32 %int ; error: 3 E0241 fast-math-flags specified for select
  %array = select ninf i1 %c, [2 x <2 x float>] %v, [2 x <2 x float>] %v
  %call = call reassoc nnan double @d(double %s)
  %two = call afn { double, double } @pair()
  %j = call arcp i32 @i(i32 %t) ; error: 3 E0241 fast-math-flags specified for call
  ret i32 %j
}
