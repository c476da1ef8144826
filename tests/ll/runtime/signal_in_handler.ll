; A fault in the program's own handler of the same signal is the end of any process. The interpreter finds the first one itself.
declare ptr @signal(i32, ptr)
define internal void @handler(i32 %signal) {
  store volatile i32 1, ptr null ; trap(jit): null pointer
  ret void
}
define i32 @main() {
  %s = call ptr @signal(i32 11, ptr @handler)
  store volatile i32 1, ptr null ; trap(interp): null pointer
  ret i32 0
}
