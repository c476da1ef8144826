; The dividend of an unsigned division is shown unsigned.
@zero = global i32 0
define i32 @main() {
  %z = load i32, ptr @zero
  %q = udiv i32 -2, %z ; trap: division by zero
  ret i32 %q
}
