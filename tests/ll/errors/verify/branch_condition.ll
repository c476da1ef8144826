define i64 @f(i64 %n) {
  br i64 %n, label %a, label %b  ; error: 6 E0219 branch condition must have type `i1`, not `i64`
a:
  br i1 %n, label %b, label %b  ; error: 9 E0201 `%n` has type `i64`, expected `i1`
b:
  ret i64 0
}
