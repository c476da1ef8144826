define i32 @max(i32 %a, i32 %b) {
  %first = icmp sgt i32 %a, 0
  br i1 %first, label %second, label %hang
hang:
  br label %hang
second:
  ret i32 %b
}

define double @third(double %x) {
  %root = call double @sqrt(double %x)
  %third = fdiv double %root, 3.0
  ret double %third
}
