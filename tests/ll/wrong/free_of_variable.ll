; A variable of the stack is freed.
declare void @free(ptr)
define i32 @main() {
  %v = alloca i64
  store i64 0, ptr %v
  call void @free(ptr %v) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
