; A trampoline takes 23 bytes.
declare void @llvm.init.trampoline(ptr, ptr, ptr)

define internal i32 @inner(ptr nest %env) {
  ret i32 1
}

define i32 @main() {
  %t = alloca [22 x i8], align 16
  call void @llvm.init.trampoline(ptr %t, ptr @inner, ptr null) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
