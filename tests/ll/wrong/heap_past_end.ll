; The element behind the last one of a block.
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %block = call ptr @malloc(i64 16)
  %end = getelementptr i32, ptr %block, i64 4
  store i32 7, ptr %end ; trap(interp): out of bounds ; trap(jit): none
  call void @free(ptr %block)
  ret i32 0
}
