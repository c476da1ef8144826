declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 16)
  %q = getelementptr i8, ptr %p, i64 4
  call void @free(ptr %q) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
