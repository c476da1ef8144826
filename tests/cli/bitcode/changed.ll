define i32 @f(i32 %x) {
  %y = or i32 %x, 1
  ret i32 %y
}
