; A trampoline goes with the frame that its block is in.
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)

define internal i32 @inner(ptr nest %env) {
  ret i32 1
}

define internal ptr @made() noinline {
  %t = alloca [32 x i8], align 16
  call void @llvm.init.trampoline(ptr %t, ptr @inner, ptr null)
  %f = call ptr @llvm.adjust.trampoline(ptr %t)
  ret ptr %f
}

define i32 @main() {
  %f = call ptr @made()
  %r = call i32 %f() ; trap(interp): use after free ; trap(jit): none
  ret i32 %r
}
