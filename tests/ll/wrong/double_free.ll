; Memory that is freed twice.
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 40)
  call void @free(ptr %p)
  call void @free(ptr %p) ; trap(interp): bad free ; trap(jit): host fault: abort
  ret i32 0
}
