; A division of 128 bits by zero.
@zero = global i128 0
define i32 @main() {
  %z = load i128, ptr @zero
  %q = udiv i128 100000000000000000000000, %z ; trap: division by zero
  %r = trunc i128 %q to i32
  ret i32 %r
}
