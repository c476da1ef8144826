; run: @max(i32 0, i32 0) == i32 0
; exit 0
define i32 @max(i32 %a, i32 %b) {
  %c = icmp ugt i32 %a, %b
  %m = select i1 %c, i32 %a, i32 %b
  ret i32 %m
}
define double @third(double %a) {
  ret double 0.25
}
