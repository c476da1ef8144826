define i64 @f(i64 %a) {
  %x = fmul i64 %a, 2  ; error: 13 E0203 `fmul` works on floating-point values, not on `i64`
  ret i64 %x
}
