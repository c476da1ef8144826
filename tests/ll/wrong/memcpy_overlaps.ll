; Ranges of memcpy must not overlap; memmove is for those.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@list = global [8 x i32] zeroinitializer
define i32 @main() {
  %to = getelementptr i32, ptr @list, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @list, i64 16, i1 false) ; trap(interp): overlapping ranges ; trap(jit): none
  ret i32 0
}
