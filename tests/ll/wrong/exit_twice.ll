; A function of atexit that calls exit, so that the next one runs, and faults.
declare i32 @atexit(ptr)
declare void @exit(i32) noreturn
define void @second() {
  call void @exit(i32 7)
  unreachable
}
define void @first() {
  store i32 5, ptr null ; trap: null pointer
  ret void
}
define i32 @main() {
  %x = call i32 @atexit(ptr @first)
  %y = call i32 @atexit(ptr @second)
  ret i32 0
}
