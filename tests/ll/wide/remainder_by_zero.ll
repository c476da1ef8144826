; The same of a number in memory.
define i32 @main() {
  %p = alloca i5000
  store i5000 0, ptr %p
  %d = load i5000, ptr %p
  %x = srem i5000 1000, %d ; trap: division by zero
  ret i32 0
}
