; A write before a block destroys what the allocator has noted there.
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 2000)
  %size = getelementptr i8, ptr %p, i64 -8
  store i64 -1, ptr %size ; trap(interp): out of bounds
  call void @free(ptr %p) ; trap(jit): host fault: abort
  ret i32 0
}
