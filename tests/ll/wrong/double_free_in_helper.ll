; The block is freed twice by one call of free: which calls of the helper freed it is in the report.
declare ptr @malloc(i64)
declare void @free(ptr)

define void @release(ptr %p) {
  call void @free(ptr %p) ; trap(interp): bad free ; trap(jit): host fault: abort
  ret void
}

define void @outer(ptr %p) {
  call void @release(ptr %p)
  ret void
}

define ptr @make() {
  %p = call ptr @malloc(i64 8)
  ret ptr %p
}

define i32 @main() {
  %p = call ptr @make()
  call void @outer(ptr %p)
  call void @release(ptr %p)
  ret i32 0
}
