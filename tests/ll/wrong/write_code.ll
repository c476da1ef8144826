; A write to a function.
define i32 @seven() {
  ret i32 7
}
define i32 @main() {
  store i8 0, ptr @seven ; trap: write to read-only memory
  %x = call i32 @seven()
  ret i32 %x
}
