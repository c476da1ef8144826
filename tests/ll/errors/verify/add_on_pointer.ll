define i64* @f(i64* %p) {
  %q = add i64* %p, null  ; error: 12 E0203 `add` works on integers, not on `i64*`
  ret i64* %q
}
