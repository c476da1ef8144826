define i1 @f(i64 %a) {
  %x = icmp i64 %a, 0 ; error: 13 E0101 the predicate of `icmp` is missing
  ret i1 %x
}
