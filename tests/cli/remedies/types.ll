define i32 @directions(i64 %y, i32 %x, double %d, ptr %p) {
  %a = sext i64 %y to i32
  %b = zext i32 %x to i16
  %c = fpext double %d to float
  %e = inttoptr ptr %p to i64
  %f = bitcast ptr %p to i64
  %g = fptrunc double %d to double
  ret i32 %a
}
