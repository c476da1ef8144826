@text = constant [7 x i8] c"hello\n"

define double @f(double %d, ptr %p) {
  %x = 5
  %y = %d + 1
  store ptr %p, double %d
  %g = icmp i32 1, 2
  goto next
  %z = fadd float 0.1, 1e300
  br label %x
next
  return 5
}
