; The second half of a wide load lies behind the object.
@long = global [40 x i8] zeroinitializer
declare <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr)
define i32 @main() {
  %p = getelementptr i8, ptr @long, i64 16
  %v = call <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr %p) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
