declare void @free(ptr)
define i32 @main() {
  %p = alloca i64
  call void @free(ptr %p) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
