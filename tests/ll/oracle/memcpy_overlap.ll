declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @main() {
  %a = alloca [8 x i8]
  store i64 0, ptr %a
  %b = getelementptr i8, ptr %a, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 4, i1 false) ; trap(interp): overlapping ranges ; trap(jit): none
  ret i32 0
}
