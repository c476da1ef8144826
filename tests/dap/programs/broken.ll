define i32 @main() {
  %x = add i32 1, %y
  ret i32 %x
}
