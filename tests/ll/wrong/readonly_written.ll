; A parameter that is only read, as it says, is written through.
define void @show(ptr readonly %p) {
  %second = getelementptr i32, ptr %p, i64 1
  store i32 7, ptr %second ; trap(interp): broken promise ; trap(jit): none
  ret void
}
define i32 @main() {
  %v = alloca [2 x i32]
  call void @show(ptr %v)
  ret i32 0
}
