; The call stack through a variadic function.
; args:
define i64 @deep(i64 %n, ...) {
  %v = load i64, ptr null ; trap: null pointer
  ret i64 %v
}
define i64 @main() {
  %r = call i64 (i64, ...) @deep(i64 1, i64 2, double 1.0)
  ret i64 %r
}
