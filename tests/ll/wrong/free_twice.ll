; A block is freed twice. The C library finds this one too.
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %block = call ptr @malloc(i64 16)
  call void @free(ptr %block)
  call void @free(ptr %block) ; trap(interp): bad free ; trap(jit): host fault: abort
  ret i32 0
}
