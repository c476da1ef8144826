@keep = global ptr null
define void @local() {
  %x = alloca i32
  store i32 5, ptr %x
  store ptr %x, ptr @keep
  ret void
}
define i32 @main() {
  call void @local()
  %p = load ptr, ptr @keep
  %v = load i32, ptr %p ; trap(interp): use after free ; trap(jit): none
  ret i32 %v
}
