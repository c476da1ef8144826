declare i32 @twice(i32)
define i32 @main() {
  %r = call i32 @twice(i32 21)
  ret i32 %r
}
