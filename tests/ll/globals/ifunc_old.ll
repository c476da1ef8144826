; The old spelling, and constants that compilers do not write any more: they are true once the resolver has run.
; run: @equal() == i1 true
; run: @called() == i64 12
; run: @chosen() == i64 7
@f = ifunc i64 (i64), i64 (i64)* ()* @choose
@equal_to = constant i1 icmp eq (i64 (i64)* @f, i64 (i64)* @increment)
@either = global i64 select (i1 icmp eq (i64 (i64)* @f, i64 (i64)* null), i64 9, i64 7)
define internal i64 @increment(i64 %x) {
  %r = add i64 %x, 1
  ret i64 %r
}
define internal i64 (i64)* ()* @unused() {
  ret i64 (i64)* ()* @choose
}
define internal i64 (i64)* @choose() {
  ret i64 (i64)* @increment
}
define i1 @equal() {
  %r = load i1, i1* @equal_to
  ret i1 %r
}
define i64 @called() {
  %r = call i64 @f(i64 11)
  ret i64 %r
}
define i64 @chosen() {
  %r = load i64, i64* @either
  ret i64 %r
}
