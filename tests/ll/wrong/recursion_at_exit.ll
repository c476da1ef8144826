; Recursion without an end after main has returned.
declare i32 @atexit(ptr)
define ptr @again(ptr %x) {
  %a = alloca [64 x i64] ; trap(interp): stack overflow
  %p = call ptr @again(ptr %a) ; trap(jit): stack overflow
  ret ptr %p
}
define void @goodbye() {
  %q = call ptr @again(ptr null)
  ret void
}
define i32 @main() {
  %x = call i32 @atexit(ptr @goodbye)
  ret i32 3
}
