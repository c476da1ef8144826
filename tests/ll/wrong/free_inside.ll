; free of an address inside a block.
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 400)
  %q = getelementptr i8, ptr %p, i64 8
  call void @free(ptr %q) ; trap(interp): bad free ; trap(jit): host fault: abort
  ret i32 0
}
