; exti: 3
define i32 @main() {
  ret i32 3
}
