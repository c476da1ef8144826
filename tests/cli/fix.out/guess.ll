define int @main() {
  %x = ad i32 1, 2
  ret i32 %y
}
