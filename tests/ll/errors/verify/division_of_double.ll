; `add`, `sub` and `mul` of the old spelling work on floating-point values; the others never did.
define double @f(double %a, double %b) {
  %x = add double %a, %b  ; warn: 8 W0211 `add`, `sub` and `mul` of floating-point numbers
  %y = sdiv double %x, %b  ; error: 13 E0203 `sdiv` works on integers, not on `double`
  %z = xor double %y, %b  ; error: 12 E0203 `xor` works on integers, not on `double`
  %w = add nsw double %z, %b  ; error: 16 E0203 `add` works on integers, not on `double`
  ret double %z
}
