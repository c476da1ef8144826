; Types of intrinsic functions that no LLVM of today reads.
; flags: --strict
declare void @llvm.memcpy.i32(i8*, i8*, i32, i32) ; error: 14 E0264 intrinsic `@llvm.memcpy.i32` has a signature that LLVM no longer accepts
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)
define void @f(i8* %p, i8* %q) {
  call void @llvm.memcpy.i32(i8* %p, i8* %q, i32 4, i32 4)
  call void @llvm.memcpy.i32(i8* %p, i8* %q, i32 8, i32 4)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %p, i8* %q, i64 4, i32 4, i1 false)
  ret void
}
