; Sizes of arrays of arrays, constants of data, and the width of a digit.
; covers: 3-12 3-26 3-27 3-30
; run: @sizes() == i64 1604848
; run: @yes() == i1 true
; run: @minus_one() == i1 true
; run: @tenth() == float 0x3FF19999A0000000
; run: @sum() == i64 50
@bytes = constant [2 x i8] [i8 1, i8 2]
@shorts = constant [2 x i16] [i16 3, i16 4]
@words = constant [2 x i32] [i32 5, i32 6]
@longs = constant [2 x i64] [i64 7, i64 8]
@floats = constant [2 x float] [float 2.0, float 3.0]
@doubles = constant [2 x double] [double 4.0, double 5.0]
@zeros = constant [2 x i32] [i32 0, i32 0]
define i64 @sizes() {
  %a = ptrtoint [40 x i32]* getelementptr ([40 x i32], [40 x i32]* null, i32 1) to i64
  %b = ptrtoint [3 x [4 x i32]]* getelementptr ([3 x [4 x i32]], [3 x [4 x i32]]* null, i32 1) to i64
  %c = ptrtoint [2 x [3 x [4 x i16]]]* getelementptr ([2 x [3 x [4 x i16]]], [2 x [3 x [4 x i16]]]* null, i32 1) to i64
  %a2 = mul i64 %a, 10000
  %b2 = mul i64 %b, 100
  %s = add i64 %a2, %b2
  %t = add i64 %s, %c
  ret i64 %t
}
define i1 @yes() { ret i1 1 }
define i1 @minus_one() {
  %c = icmp eq i1 -1, true
  ret i1 %c
}
define float @tenth() { ret float 0x3FF19999A0000000 }
define i64 @sum() {
  %a = load i8, i8* getelementptr ([2 x i8], [2 x i8]* @bytes, i32 0, i32 1)
  %b = load i16, i16* getelementptr ([2 x i16], [2 x i16]* @shorts, i32 0, i32 1)
  %c = load i32, i32* getelementptr ([2 x i32], [2 x i32]* @words, i32 0, i32 1)
  %d = load i64, i64* getelementptr ([2 x i64], [2 x i64]* @longs, i32 0, i32 1)
  %e = load float, float* getelementptr ([2 x float], [2 x float]* @floats, i32 0, i32 1)
  %f = load double, double* getelementptr ([2 x double], [2 x double]* @doubles, i32 0, i32 1)
  %g = load i32, i32* getelementptr ([2 x i32], [2 x i32]* @zeros, i32 0, i32 1)
  %a8 = zext i8 %a to i64
  %b8 = zext i16 %b to i64
  %c8 = zext i32 %c to i64
  %e8 = fptosi float %e to i64
  %f8 = fptosi double %f to i64
  %g8 = zext i32 %g to i64
  %f4 = mul i64 %f8, 5
  %e1 = add i64 %e8, 2
  %s = add i64 %a8, %b8
  %t = add i64 %s, %c8
  %u = add i64 %t, %d
  %v = add i64 %u, %e1
  %w = add i64 %v, %f4
  %x = add i64 %w, %g8
  ret i64 %x
}
