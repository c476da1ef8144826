define void @f(i64* %p, double %d, i64* %q) {
  %x = getelementptr i64, i64* %p, double %d  ; error: 36 E0221 getelementptr index must be an integer, not `double`
  %y = getelementptr i64, i64* %p, i64* %q  ; error: 36 E0221 getelementptr index must be an integer, not `i64*`
  ret void
}
