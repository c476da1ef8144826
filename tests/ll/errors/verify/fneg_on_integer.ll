define i64 @f(i64 %a) {
  %x = fneg i64 %a  ; error: 13 E0203 `fneg` works on floating-point values
  ret i64 %x
}
