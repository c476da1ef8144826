; What a reduction starts with is of the type of the elements, and what a masked load gives of that of what stands where nothing is
; loaded. LLVM says that these are no intrinsics.
declare float @llvm.vector.reduce.fadd.v4f32(half, <4 x float>) ; error: 15 E0260 `float (half, <4 x float>)`
declare half @llvm.vector.reduce.fmul.v4f32(float, <4 x float>) ; error: 14 E0260 `half (float, <4 x float>)`
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x float>) ; error: 19 E0260 incorrect signature
define float @sum(<4 x float> %v, ptr %p) {
  %a = call float @llvm.vector.reduce.fadd.v4f32(half 0.0, <4 x float> %v)
  %b = call half @llvm.vector.reduce.fmul.v4f32(float 0.0, <4 x float> %v)
  %c = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> zeroinitializer, <4 x float> %v)
  ret float %a
}
define i32 @main() {
  %r = call float @sum(<4 x float> zeroinitializer, ptr null)
  ret i32 0
}
