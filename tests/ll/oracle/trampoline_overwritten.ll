; An overwritten trampoline can no longer be called.
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)

define internal i32 @inner(ptr nest %env) {
  ret i32 1
}

define i32 @main() {
  %t = alloca [32 x i8], align 16
  call void @llvm.init.trampoline(ptr %t, ptr @inner, ptr null)
  %f = call ptr @llvm.adjust.trampoline(ptr %t)
  store i8 0, ptr %t
  %r = call i32 %f() ; trap(interp): bad call ; trap(jit): none
  ret i32 %r
}
