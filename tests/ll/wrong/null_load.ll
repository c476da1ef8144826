; A load through a null pointer that was passed on.
define i32 @first(ptr %list) {
  %x = load i32, ptr %list ; trap: null pointer
  ret i32 %x
}
define i32 @main() {
  %x = call i32 @first(ptr null)
  ret i32 %x
}
