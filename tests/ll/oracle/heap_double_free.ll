declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 16)
  call void @free(ptr %p)
  call void @free(ptr %p) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
