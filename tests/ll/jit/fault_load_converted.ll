define double @f(ptr %p, double %y) {
  %v = load double, ptr %p ; trap: null pointer
  %w = fmul double %y, %v
  ret double %w
}
define i32 @main() {
  %r = call double @f(ptr null, double 2.0)
  %i = fptosi double %r to i32
  ret i32 %i
}
