; What the engines do is not the same: they ask the system for the process's number.
@seen = global i32 0
declare i32 @getpid()
define i32 @zero(i32 %n) {
  %r = sub i32 %n, %n
  ret i32 %r
}
define i32 @ask(i32 %n) {
  %p = call i32 @getpid()
  ret i32 %p
}
define void @keep(i32 %p) {
  store i32 %p, ptr @seen
  ret void
}
define i32 @main() {
  %z = call i32 @zero(i32 4)
  %p = call i32 @ask(i32 %z)
  call void @keep(i32 %p)
  ret i32 0
}
