; A function of atexit that faults.
declare i32 @atexit(ptr)
define void @goodbye() {
  store i32 1, ptr null ; trap: null pointer
  ret void
}
define i32 @main() {
  %x = call i32 @atexit(ptr @goodbye)
  ret i32 3
}
