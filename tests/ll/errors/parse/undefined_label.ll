define void @f(i1 %c) {
  br i1 %c, label %strat, label %5 ; error: 19 E0115 use of undefined label `%strat`
start: ; error@2: 33 E0115 use of undefined label `%5`
  ret void
}
