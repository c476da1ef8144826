; A fault for which the program has a handler, which itself faults.
declare ptr @signal(i32, ptr)
define void @handler(i32 %n) {
  store i32 1, ptr null ; trap: null pointer
  ret void
}
define i32 @main() {
  %h = call ptr @signal(i32 8, ptr @handler)
  %x = call i32 @raise(i32 8)
  ret i32 0
}
declare i32 @raise(i32)
