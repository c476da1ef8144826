; covers: 1-58

define i32 @rem(i32 %a, i32 %b) {
  %r = srem i32 %a, %b ; trap: division by zero
  ret i32 %r
}
define i32 @main() {
  %r = call i32 @rem(i32 1, i32 0)
  ret i32 %r
}
