; Division by zero, at a width that a function computes.
define i32 @main() {
  %p = alloca i256
  store i256 0, ptr %p
  %d = load i256, ptr %p
  %x = udiv i256 1000, %d ; trap: division by zero
  ret i32 0
}
