; A division whose divisor is read from memory.
@zero = global i32 0
define i32 @main() {
  %y = load i32, ptr @zero
  %q = sdiv i32 7, %y ; trap: division by zero
  ret i32 %q
}
