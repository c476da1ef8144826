; An argument that may be undefined is, and the function branches on it.
declare ptr @malloc(i64)
define internal i32 @sign(i32 %a, i32 %x) noinline {
  %negative = icmp slt i32 %x, %a
  br i1 %negative, label %yes, label %no ; trap(interp): uninitialised value ; trap(jit): none
yes:
  ret i32 1
no:
  ret i32 0
}
define i32 @main() {
  %p = call ptr @malloc(i64 4)
  %x = load i32, ptr %p
  %r = call i32 @sign(i32 0, i32 %x)
  ret i32 0
}
