; Matrices (LangRef "Matrix Intrinsics"): columns one after the other. 2 x 3 times 3 x 2; a column further than the last is not touched.
; run: @product() == i64 58139064154000
; run: @product_of_floats() == i64 -4605493568939753472
; run: @transposed() == i64 102030405060
; run: @loaded() == i64 1020405
; run: @stored() == i64 120045
declare <4 x i32> @llvm.matrix.multiply.v4i32.v6i32.v6i32(<6 x i32>, <6 x i32>, i32, i32, i32)
declare <1 x double> @llvm.matrix.multiply.v1f64.v3f64.v3f64(<3 x double>, <3 x double>, i32, i32, i32)
declare <6 x i32> @llvm.matrix.transpose.v6i32(<6 x i32>, i32, i32)
declare <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v4i32.i64(<4 x i32>, ptr, i64, i1, i32, i32)
@in = global [5 x i32] [i32 1, i32 2, i32 99, i32 4, i32 5]
@out = global [5 x i32] zeroinitializer
; [1 2 3; 4 5 6] * [7 8; 9 10; 11 12] = [58 64; 139 154]
define i64 @product() {
  %p = call <4 x i32> @llvm.matrix.multiply.v4i32.v6i32.v6i32(<6 x i32> <i32 1, i32 4, i32 2, i32 5, i32 3, i32 6>, <6 x i32> <i32 7, i32 9, i32 11, i32 8, i32 10, i32 12>, i32 2, i32 3, i32 2)
  %r = call i64 @digits(<4 x i32> %p, i64 1000)
  %s = mul i64 %r, 1000
  ret i64 %s
}
define i64 @digits(<4 x i32> %v, i64 %base) {
  %w = zext <4 x i32> %v to <4 x i64>
  %a = extractelement <4 x i64> %w, i32 0
  %b = extractelement <4 x i64> %w, i32 1
  %c = extractelement <4 x i64> %w, i32 2
  %d = extractelement <4 x i64> %w, i32 3
  %a1 = mul i64 %a, %base
  %ab = add i64 %a1, %b
  %ab1 = mul i64 %ab, %base
  %abc = add i64 %ab1, %c
  %abc1 = mul i64 %abc, %base
  %abcd = add i64 %abc1, %d
  ret i64 %abcd
}
; (2^53 + 1) - 2^53 is 0: the order of the sum shows.
define i64 @product_of_floats() {
  %p = call <1 x double> @llvm.matrix.multiply.v1f64.v3f64.v3f64(<3 x double> <double 0x4340000000000000, double 1.0, double 0xC340000000000000>, <3 x double> <double 1.0, double 1.0, double 1.0>, i32 1, i32 3, i32 1)
  %x = extractelement <1 x double> %p, i32 0
  %y = fsub double %x, 5.5
  %r = bitcast double %y to i64
  ret i64 %r
}
define i64 @transposed() {
  %t = call <6 x i32> @llvm.matrix.transpose.v6i32(<6 x i32> <i32 10, i32 40, i32 20, i32 50, i32 30, i32 60>, i32 2, i32 3)
  %a = extractelement <6 x i32> %t, i32 0
  %b = extractelement <6 x i32> %t, i32 1
  %c = extractelement <6 x i32> %t, i32 2
  %low = shufflevector <6 x i32> %t, <6 x i32> poison, <4 x i32> <i32 2, i32 3, i32 4, i32 5>
  %n = call i64 @digits(<4 x i32> %low, i64 100)
  %a1 = zext i32 %a to i64
  %b1 = zext i32 %b to i64
  %a2 = mul i64 %a1, 10000000000
  %b2 = mul i64 %b1, 100000000
  %s = add i64 %a2, %b2
  %r = add i64 %s, %n
  ret i64 %r
}
define i64 @loaded() {
  %m = call <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr align 4 @in, i64 3, i1 false, i32 2, i32 2)
  %r = call i64 @digits(<4 x i32> %m, i64 100)
  ret i64 %r
}
define i64 @stored() {
  store [5 x i32] zeroinitializer, ptr @out
  call void @llvm.matrix.column.major.store.v4i32.i64(<4 x i32> <i32 1, i32 2, i32 4, i32 5>, ptr align 4 @out, i64 3, i1 false, i32 2, i32 2)
  %p1 = getelementptr i32, ptr @out, i64 1
  %p2 = getelementptr i32, ptr @out, i64 2
  %p3 = getelementptr i32, ptr @out, i64 3
  %v0 = load i32, ptr @out
  %v1 = load i32, ptr %p1
  %v3 = load <2 x i32>, ptr %p3, align 4
  %v2 = load i32, ptr %p2
  %v30 = extractelement <2 x i32> %v3, i32 0
  %v31 = extractelement <2 x i32> %v3, i32 1
  %a = mul i32 %v0, 100000
  %b = mul i32 %v1, 10000
  %c = mul i32 %v2, 1000
  %d = mul i32 %v30, 10
  %e = add i32 %a, %b
  %f = add i32 %e, %c
  %g = add i32 %f, %d
  %h = add i32 %g, %v31
  %r = zext i32 %h to i64
  ret i64 %r
}
