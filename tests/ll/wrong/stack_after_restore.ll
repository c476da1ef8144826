; A variable is used after its part of the stack was given back.
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
define i32 @main() {
  %mark = call ptr @llvm.stacksave.p0()
  %v = alloca i32, i64 8
  store i32 7, ptr %v
  call void @llvm.stackrestore.p0(ptr %mark)
  %x = load i32, ptr %v ; trap(interp): use after free ; trap(jit): none
  ret i32 %x
}
