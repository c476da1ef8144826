; Floating-point operations of atomicrmw.
; covers: 4-30
; run: @fadd(double 1.5, double 2.0) == double 3.500000e+00
; run: @fsub(double 1.5, double 2.0) == double -5.000000e-01
; run: @fmax(double 1.5, double 2.0) == double 2.000000e+00
; run: @fmin(double 1.5, double 2.0) == double 1.500000e+00
; run: @fmax(double 0x7FF8000000000000, double 2.0) == double 2.000000e+00
; run: @fmin(double 1.5, double 0x7FF8000000000000) == double 1.500000e+00
; run: @fmaximum(double 1.5, double 2.0) == double 2.000000e+00
; run: @fminimum(double 0.0, double -0.0) == double -0.000000e+00
; run: @fmaximum_is_nan(double 1.5, double 0x7FF8000000000000) == i1 true
; run: @single(float 0.5) == float 2.000000e+00
@real = global double 0.0
@f = global float 1.5
define double @fadd(double %a, double %b) {
  store double %a, ptr @real
  %old = atomicrmw fadd ptr @real, double %b seq_cst
  %new = load double, ptr @real
  ret double %new
}
define double @fsub(double %a, double %b) {
  store double %a, ptr @real
  %old = atomicrmw fsub ptr @real, double %b seq_cst
  %new = load double, ptr @real
  ret double %new
}
define double @fmax(double %a, double %b) {
  store double %a, ptr @real
  %old = atomicrmw fmax ptr @real, double %b seq_cst
  %new = load double, ptr @real
  ret double %new
}
define double @fmin(double %a, double %b) {
  store double %a, ptr @real
  %old = atomicrmw fmin ptr @real, double %b seq_cst
  %new = load double, ptr @real
  ret double %new
}
define double @fmaximum(double %a, double %b) {
  store double %a, ptr @real
  %old = atomicrmw fmaximum ptr @real, double %b seq_cst
  %new = load double, ptr @real
  ret double %new
}
define double @fminimum(double %a, double %b) {
  store double %a, ptr @real
  %old = atomicrmw fminimum ptr @real, double %b seq_cst
  %new = load double, ptr @real
  ret double %new
}
define i1 @fmaximum_is_nan(double %a, double %b) {
  %new = call double @fmaximum(double %a, double %b)
  %nan = fcmp uno double %new, 0.0
  ret i1 %nan
}
define float @single(float %x) {
  store float 1.5, ptr @f
  %old = atomicrmw fadd ptr @f, float %x seq_cst
  %new = load float, ptr @f
  ret float %new
}
