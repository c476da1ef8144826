; LangRef's example of flags that allow to rewrite: nobody has to, and these operands are exact either way.
; covers: 4-40
; run: @orig(double 3.0, double 0.5, double 7.0) == double 10.5
; run: @target(double 3.0, double 0.5, double 7.0) == double 10.5
; run: @all(double 3.0) == double 2.0
define double @orig(double %a, double %b, double %c) {
  %t1 = fmul contract reassoc double %a, %b
  %val = fmul contract reassoc arcp double %t1, %c
  ret double %val
}
define double @target(double %a, double %b, double %c) {
  %t1 = fmul contract reassoc double %b, %c
  %val = fmul contract reassoc double %a, %t1
  ret double %val
}
define double @all(double %a) {
  %s = fadd fast double %a, 1.0
  %t = fdiv arcp afn double %s, 2.0
  ret double %t
}
