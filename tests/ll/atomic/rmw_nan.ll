; fmax and fmin take the other operand if one is NaN, fmaximum and fminimum the NaN; zeros have an order.
; run: @fmax(double nan, double 2.0) == double 2.0
; run: @fmax(double 2.0, double nan) == double 2.0
; run: @fmin(double nan, double 2.0) == double 2.0
; run: @fmin(double 2.0, double nan) == double 2.0
; run: @fmaximum(double -0.0, double 0.0) == double 0.0
; run: @fmaximum(double 0.0, double -0.0) == double 0.0
; run: @fminimum(double -0.0, double 0.0) == double -0.0
; run: @fminimum(double 0.0, double -0.0) == double -0.0
; run: @poisons(double nan, double 2.0) == i1 true
; run: @poisons(double 2.0, double nan) == i1 true
; run: @poisons(double 2.0, double 2.0) == i1 false
@cell = global double 0.0
define double @fmax(double %a, double %b) {
  store double %a, ptr @cell
  %old = atomicrmw fmax ptr @cell, double %b seq_cst
  %new = load double, ptr @cell
  ret double %new
}
define double @fmin(double %a, double %b) {
  store double %a, ptr @cell
  %old = atomicrmw fmin ptr @cell, double %b seq_cst
  %new = load double, ptr @cell
  ret double %new
}
define double @fmaximum(double %a, double %b) {
  store double %a, ptr @cell
  %old = atomicrmw fmaximum ptr @cell, double %b seq_cst
  %new = load double, ptr @cell
  ret double %new
}
define double @fminimum(double %a, double %b) {
  store double %a, ptr @cell
  %old = atomicrmw fminimum ptr @cell, double %b seq_cst
  %new = load double, ptr @cell
  ret double %new
}
define i1 @poisons(double %a, double %b) {
  %x = call double @fmaximum(double %a, double %b)
  %y = call double @fminimum(double %a, double %b)
  %p = fcmp uno double %x, %x
  %q = fcmp uno double %y, %y
  %r = and i1 %p, %q
  ret i1 %r
}
