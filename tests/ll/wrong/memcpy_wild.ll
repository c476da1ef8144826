; memcpy to an address where nothing is.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@from = global [64 x i8] zeroinitializer
define i32 @main() {
  %to = inttoptr i64 1311768467 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @from, i64 64, i1 false) ; trap: bad memory access
  ret i32 0
}
