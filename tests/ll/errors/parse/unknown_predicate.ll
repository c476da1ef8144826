define i1 @f(i64 %a) {
  %x = icmp stl i64 %a, 0 ; error: 13 E0142 expected a predicate of `icmp`
  %y = fcmp foo double 0.0, 0.0 ; error: 13 E0142 expected a predicate of `fcmp`
  ret i1 %x
}
