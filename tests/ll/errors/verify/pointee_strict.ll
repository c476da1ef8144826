; flags: --strict
define i8* @f(i64* %b) {
  ret i8* %b  ; error: 11 W0203 `%b` has type `i64*`, expected `i8*`
}
