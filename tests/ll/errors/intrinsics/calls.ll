; A call of an intrinsic function is of the declared type, also where pointers are opaque.
declare i32 @llvm.ctpop.i32(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %p) {
  %a = call i64 @llvm.ctpop.i32(i32 1) ; error: 13 E0206 returns `i32`, but the call expects `i64`
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 1) ; error: 13 E0206 takes 4 arguments, but 3 are given
  ret void
}
