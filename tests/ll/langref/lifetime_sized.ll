; The spelling with a size, of LLVM up to 21.
; covers: 4-21
; run: @f(i32 20) == i32 20
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
define i32 @f(i32 %x) {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 %x, ptr %p
  %r = load i32, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  ret i32 %r
}
