declare ptr @malloc(i64)
define i32 @main() {
  %p = call ptr @malloc(i64 8)
  %v = load i32, ptr %p
  %c = icmp slt i32 %v, 5
  br i1 %c, label %a, label %b ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 1
b:
  ret i32 2
}
