define i32 @shift(i32 %a) {
  %r = shl i32 %a, i8 2
  ret i32 %r
}
