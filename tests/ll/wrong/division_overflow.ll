; The smallest number divided by -1.
@minus = global i32 -1
@least = global i32 -2147483648
define i32 @main() {
  %x = load i32, ptr @least
  %y = load i32, ptr @minus
  %r = srem i32 %x, %y ; trap: division overflow
  ret i32 %r
}
