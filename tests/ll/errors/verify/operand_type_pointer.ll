; A pointer where its content was meant, and the other way round.
define i64 @f(i64* %p, i64 %n) {
  %a = add i64 %p, %n  ; error: 16 E0201 `%p` has type `i64*`, expected `i64`
  store i64 %a, i64* %n  ; error: 22 E0201 `%n` has type `i64`, expected `i64*`
  ret i64 %a
}
