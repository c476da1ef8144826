; The address of an element is freed.
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %block = call ptr @malloc(i64 64)
  %second = getelementptr i64, ptr %block, i64 1
  call void @free(ptr %second) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
