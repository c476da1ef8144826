define i1 @f(i64 %a) {
  %x = fcmp olt i64 %a, 0  ; error: 17 E0203 fcmp requires floating point operands
  ret i1 %x
}
