; exit: 0
define i32 @main() {
  %x = load i32, ptr null
  ret i32 %x
}
