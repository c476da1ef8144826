define i1 @f(double %a, double %b) {
  %x = icmp slt double %a, %b  ; error: 17 E0203 icmp requires integer or pointer operands
  ret i1 %x
}
