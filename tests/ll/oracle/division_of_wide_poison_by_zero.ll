@y = global i200 0
define i32 @main() {
  %y = load i200, ptr @y
  %r = urem i200 poison, %y ; trap: division by zero
  ret i32 1
}
