; What a reduction starts with is of the type of the elements, and what a masked load gives of that of what stands where nothing is
; loaded. LLVM says that these are no intrinsics.
declare float @llvm.vector.reduce.fadd.v4f32(half, <4 x float>)
declare half @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x float>)
define float @sum(<4 x float> %v, ptr %p) {
  %a = call float @llvm.vector.reduce.fadd.v4f32(half 0.0, <4 x float> %v) ; trap: unsupported ; warn: 3 E0604 the intrinsic `@llvm.vector.reduce.fadd.v4f32` of this type
  %b = call half @llvm.vector.reduce.fmul.v4f32(float 0.0, <4 x float> %v) ; warn: 3 E0604 the intrinsic `@llvm.vector.reduce.fmul.v4f32` of this type
  %c = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> zeroinitializer, <4 x float> %v) ; warn: 3 E0604 the intrinsic `@llvm.masked.load.v4i32.p0` of this type
  ret float %a
}
define i32 @main() {
  %r = call float @sum(<4 x float> zeroinitializer, ptr null)
  ret i32 0
}
