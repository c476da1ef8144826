; The division of bytes by zero.
@zero = global i8 0
define i32 @main() {
  %z = load i8, ptr @zero
  %q = sdiv i8 100, %z ; trap: division by zero
  %r = sext i8 %q to i32
  ret i32 %r
}
