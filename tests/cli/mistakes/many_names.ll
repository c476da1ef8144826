define i32 @f() {
  %x0 = add i32 %name0, 1
  %x1 = add i32 %name1, 1
  %x2 = add i32 %name2, 1
  %x3 = add i32 %name3, 1
  %x4 = add i32 %name4, 1
  ret i32 0
}
