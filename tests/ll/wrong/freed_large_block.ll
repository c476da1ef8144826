; A large block of the heap goes back to the system when it is freed.
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 10000000)
  store i32 1, ptr %p
  call void @free(ptr %p)
  %x = load i32, ptr %p ; trap(interp): use after free ; trap(jit): bad memory access
  ret i32 %x
}
