; The number of bytes of a copy may have any type.
; run: @copies(i128 8) == i64 5
; run: @fills(i65 4) == i64 4294967296
declare void @llvm.memcpy.p0.p0.i128(ptr, ptr, i128, i1)
declare void @llvm.memmove.p0.p0.i128(ptr, ptr, i128, i1)
declare void @llvm.memset.p0.i65(ptr, i8, i65, i1)
define i64 @copies(i128 %n) {
  %p = alloca i64
  %q = alloca i64
  %r = alloca i64
  store i64 5, ptr %q
  call void @llvm.memcpy.p0.p0.i128(ptr %p, ptr %q, i128 8, i1 false)
  call void @llvm.memmove.p0.p0.i128(ptr %r, ptr %p, i128 %n, i1 false)
  %v = load i64, ptr %r
  ret i64 %v
}
define i64 @fills(i65 %n) {
  %p = alloca i64
  store i64 4294967301, ptr %p
  call void @llvm.memset.p0.i65(ptr %p, i8 0, i65 %n, i1 false)
  %v = load i64, ptr %p
  ret i64 %v
}
