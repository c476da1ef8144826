; The same of atomicrmw fmax and fmin.
; run: @max(double -0.0, double 0.0) == i1 false
; run: @max(double 0.0, double -0.0) == i1 false
; run: @min(double -0.0, double 0.0) == i1 true
; run: @min(double 0.0, double -0.0) == i1 true
@x = global double 0.0
define i1 @max(double %a, double %b) {
  store double %a, ptr @x
  %o = atomicrmw fmax ptr @x, double %b seq_cst
  %i = load i64, ptr @x
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
define i1 @min(double %a, double %b) {
  store double %a, ptr @x
  %o = atomicrmw fmin ptr @x, double %b seq_cst
  %i = load i64, ptr @x
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
