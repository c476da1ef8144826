; The first byte behind a block.
declare ptr @malloc(i64)
define i32 @main() {
  %p = call ptr @malloc(i64 10)
  %last = getelementptr i8, ptr %p, i64 9
  store i8 1, ptr %last
  %q = getelementptr i8, ptr %p, i64 10
  store i8 1, ptr %q ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
