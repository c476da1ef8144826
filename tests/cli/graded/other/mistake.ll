define i32 @main() {
  %x = ad i32 1, 2 ; error: 8 E0102 unknown instruction
  ret i32 %x
}
