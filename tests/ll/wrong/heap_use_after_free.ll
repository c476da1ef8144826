; A block is read after it was freed elsewhere.
declare ptr @malloc(i64)
declare void @free(ptr)
define void @forget(ptr %p) {
  call void @free(ptr %p)
  ret void
}
define i32 @main() {
  %block = call ptr @malloc(i64 16)
  store i32 7, ptr %block
  call void @forget(ptr %block)
  %x = load i32, ptr %block ; trap(interp): use after free ; trap(jit): none
  ret i32 %x
}
