define i1 @f({ i64, i64 } %a) {
  %x = icmp eq { i64, i64 } %a, %a  ; error: 16 E0203 icmp requires integer or pointer operands
  ret i1 %x
}
