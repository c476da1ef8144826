; A copy of more bytes than a machine can have.
declare void @llvm.memcpy.p0.p0.i128(ptr, ptr, i128, i1)
@to = global [64 x i8] zeroinitializer
@from = global [64 x i8] zeroinitializer
define i32 @main() {
  call void @llvm.memcpy.p0.p0.i128(ptr @to, ptr @from, i128 18446744073709551624, i1 false) ; trap(interp): out of bounds ; trap(jit): bad memory access
  ret i32 0
}
