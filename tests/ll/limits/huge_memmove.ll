; flags: --timeout 200ms
; timeout: 10s
declare ptr @malloc(i64)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @main() {
  %p = call ptr @malloc(i64 1073741824)
  %q = getelementptr i8, ptr %p, i64 4096
  br label %loop
loop:
  call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 1073737728, i1 false) ; trap: limit: time
  br label %loop
}
