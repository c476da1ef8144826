; A block that grew is used where it was before.
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
define i32 @main() {
  %old = call ptr @malloc(i64 4)
  store i32 7, ptr %old
  %new = call ptr @realloc(ptr %old, i64 4000)
  %x = load i32, ptr %old ; trap(interp): use after free ; trap(jit): none
  ret i32 %x
}
