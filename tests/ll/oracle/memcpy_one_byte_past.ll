; A copy whose source is one byte too short.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @copy(ptr %to, ptr %from, i64 %size) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false) ; trap(interp): out of bounds ; trap(jit): none
  ret void
}
define i32 @main() {
  %to = alloca [16 x i8]
  %from = alloca [11 x i8]
  store [11 x i8] c"0123456789\00", ptr %from
  call void @copy(ptr %to, ptr %from, i64 11)
  call void @copy(ptr %to, ptr %from, i64 12)
  ret i32 0
}
