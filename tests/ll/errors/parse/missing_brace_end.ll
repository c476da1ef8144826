define i64 @f() {
  ret i64 1
; error@4: 1 E0103 expected `}` to close the body of `@f`
