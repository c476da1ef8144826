; The last byte before a block.
declare ptr @malloc(i64)
define i32 @main() {
  %p = call ptr @malloc(i64 16)
  store i8 1, ptr %p
  %q = getelementptr i8, ptr %p, i64 -1
  store i8 1, ptr %q ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
