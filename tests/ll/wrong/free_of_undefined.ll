; A pointer is freed that was never set.
declare void @free(ptr)
define i32 @main() {
  %to = alloca ptr
  %block = load ptr, ptr %to
  call void @free(ptr %block) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
