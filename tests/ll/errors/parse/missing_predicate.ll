define i1 @f(i64 %a) {
  %x = icmp i64 %a, 0 ; error: 13 E0101 missing predicate of `icmp`
  ret i1 %x
}
