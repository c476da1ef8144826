declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 16)
  store i32 7, ptr %p
  call void @free(ptr %p)
  %v = load i32, ptr %p ; trap(interp): use after free ; trap(jit): none
  ret i32 %v
}
