; Results of floating-point types, and a pair of them.

define double @sum() {
  %x = fadd double 0.1, 0.2
  ret double %x
}

define float @tenth() {
  %x = fptrunc double 0.1 to float
  ret float %x
}

define { half, x86_fp80 } @pair(half %h) {
  %wide = fpext half %h to x86_fp80
  %one = insertvalue { half, x86_fp80 } undef, half %h, 0
  %both = insertvalue { half, x86_fp80 } %one, x86_fp80 %wide, 1
  ret { half, x86_fp80 } %both
}

define double @half(double %x, i1 %up) {
  %half = fmul double %x, 0.5
  %next = fadd double %half, 1.0
  %result = select i1 %up, double %next, double %half
  ret double %result
}

define void @nothing() {
  ret void
}

define i32 @main() {
  ret i32 3
}
