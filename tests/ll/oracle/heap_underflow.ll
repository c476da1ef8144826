declare ptr @malloc(i64)
define i32 @main() {
  %p = call ptr @malloc(i64 10)
  %q = getelementptr i32, ptr %p, i64 -1
  %v = load i32, ptr %q ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %v
}
