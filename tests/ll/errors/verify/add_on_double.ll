define double @f(double %a, double %b) {
  %x = add double %a, %b  ; error: 12 E0203 `add` works on integers, not on `double`
  ret double %x
}
