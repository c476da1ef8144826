; Constants of vectors: elements with their types, in every spelling of a number; splat, zero, and constants of constants.
; covers: 3-31
; run: @sum() == float 10.0
; run: @precise() == double 0.25
; run: @integers() == i32 57
; run: @of_pointers() == i1 true
; run: @everywhere() == i64 21

@cells = global [2 x i32] [i32 7, i32 9]
@table = constant <2 x i32*> <i32* getelementptr ([2 x i32], [2 x i32]* @cells, i64 0, i64 1), i32* null>
@floats = constant <4 x float> <float 1.000000e+00, float 2.0, float 0x4008000000000000, float 4.000000e+00>

define float @sum() {
  %v = load <4 x float>, <4 x float>* @floats
  %w = fadd <4 x float> %v, <float 0.000000e+00, float -0.000000e+00, float 0.0, float 0.0>
  %r = call float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %w)
  ret float %r
}
define double @precise() {
  %x = extractelement <2 x double> <double 1.250000e-01, double 2.500000e-01>, i32 1
  ret double %x
}
define i32 @integers() {
  %v = add <3 x i32> <i32 1, i32 -2, i32 8>, <i32 0, i32 u0x10, i32 u0x22>
  %r = call i32 @llvm.vector.reduce.add.v3i32(<3 x i32> %v)
  ret i32 %r
}
define i1 @of_pointers() {
  %v = load <2 x i32*>, <2 x i32*>* @table
  %p = extractelement <2 x i32*> %v, i32 0
  %x = load i32, i32* %p
  %nine = icmp eq i32 %x, 9
  %none = extractelement <2 x i32*> %v, i32 1
  %null = icmp eq i32* %none, null
  %r = and i1 %nine, %null
  ret i1 %r
}
define i64 @everywhere() {
  %v = add <3 x i64> splat (i64 7), zeroinitializer
  %r = call i64 @llvm.vector.reduce.add.v3i64(<3 x i64> %v)
  ret i64 %r
}
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare i32 @llvm.vector.reduce.add.v3i32(<3 x i32>)
declare i64 @llvm.vector.reduce.add.v3i64(<3 x i64>)
