define i32 @max(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, %b
  %m = select i1 %c, i32 %a, i32 %b
  ret i32 %m
}
define double @third(double %a) {
  %t = fdiv double %a, 3.0
  ret double %t
}
