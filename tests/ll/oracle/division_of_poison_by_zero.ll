@y = global i32 0
define i32 @main() {
  %y = load i32, ptr @y
  %r = srem i32 poison, %y ; trap: division by zero
  ret i32 1
}
