; libm is there without asking for it.
; run: @root(double 2.25) == double 1.500000e+00
; run: @root(double 1.0e-2) == double 1.000000e-01
declare double @sqrt(double)

define double @root(double %x) {
  %r = call double @sqrt(double %x)
  ret double %r
}
