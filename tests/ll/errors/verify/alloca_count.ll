define void @f(double %n) {
  %x = alloca i64, double %n  ; error: 20 E0221 element count must have integer type, not `double`
  ret void
}
