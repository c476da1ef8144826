; Arithmetic of floating-point numbers as before LLVM 2.7, in a module that is of today otherwise.
; run: @f(double 3.0) == double 14.0
define double @f(double %x) {
  %y = add double %x, 4.0 ; warn: 8 W0211 `add`, `sub` and `mul` of floating-point numbers were only accepted before LLVM 2.7
  %z = mul double %y, 2.0
  ret double %z
}
