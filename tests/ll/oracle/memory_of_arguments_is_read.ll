; An access of the memory of arguments counts there, whatever counts elsewhere.

define void @through(ptr %p) memory(readwrite, argmem: read) {
  store i32 1, ptr %p ; trap(interp): broken promise ; trap(jit): none
  ret void
}

define i32 @main() {
  %p = alloca i32
  call void @through(ptr %p)
  ret i32 0
}
