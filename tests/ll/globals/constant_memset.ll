; A constant is not written to by the C library either.
@constant = private unnamed_addr constant [1000 x i8] zeroinitializer
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @main() {
  call void @llvm.memset.p0.i64(ptr @constant, i8 3, i64 900, i1 false) ; trap: write to read-only memory
  ret i32 0
}
