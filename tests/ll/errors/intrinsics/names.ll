; Names of intrinsic functions that do not exist: an error where one that exists is near; otherwise it may be one of another version.
; Those of other targets are not known by name.
declare void @llvm.memcopy.p0.p0.i64(ptr, ptr, i64, i1) ; error: 14 E0261 there is no intrinsic function `@llvm.memcopy.p0.p0.i64`
declare i32 @llvm.ctpopp.i32(i32) ; error: 13 E0261 there is no intrinsic function
declare double @llvm.sqr.f64(double) ; error: 16 E0261 there is no intrinsic function
declare void @llvm.debugtrap.i32() ; error: 14 E0261 there is no intrinsic function
declare i32 @llvm.nothing.like.any.other(i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.smacks.i32(i32) ; (nobody calls it)
define void @f(ptr %p) {
  call void @llvm.memcopy.p0.p0.i64(ptr %p, ptr %p, i64 1, i1 false)
  call void @llvm.memcopy.p0.p0.i64(ptr %p, ptr %p, i64 1, i1 false)
  %a = call i32 @llvm.ctpopp.i32(i32 1)
  %b = call double @llvm.sqr.f64(double 1.0)
  call void @llvm.debugtrap.i32()
  %c = call i32 @llvm.nothing.like.any.other(i32 1)
  %d = call i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.nothing.declared() ; error: 13 E0261 there is no intrinsic function `@llvm.nothing.declared`
  %e = call i32 @llvm.umax.i32(i32 1, i64 2) ; error: 17 E0260 `i32 (i32, i64)`
  ret void
}
