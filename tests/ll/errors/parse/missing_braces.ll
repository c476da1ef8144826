define i64 @f(i64 %n) {
  ret i64 %n

define i64 @main() { ; error: 1 E0103 expected `}` to close the body of `@f`
  %1 = call i64 @f(i64 6)
  ret i64 %1
; error@8: 1 E0103 expected `}` to close the body of `@main`
