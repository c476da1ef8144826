; The same, kept in a variable by a function that returns nothing.
@seen = global i32 0
declare i32 @getpid()
define void @start(i32 %n) {
  ret void
}
define void @keep() {
  %p = call i32 @getpid()
  store i32 %p, ptr @seen
  ret void
}
define i32 @main() {
  call void @start(i32 1)
  call void @keep()
  ret i32 0
}
