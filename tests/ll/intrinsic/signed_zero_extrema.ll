; Zeros differ by their signs for all of these: -0.0 is less than +0.0 (LangRef, LLVM 21 and later; opt folds so). Which one
; comes first makes no difference.
; run: @all_f16() == i64 819
; run: @all_bf16() == i64 819
; run: @all_f32() == i64 819
; run: @all_f64() == i64 819
; run: @all_f80() == i64 819
; run: @all_f128() == i64 819
; run: @all_v2f32() == i64 205
; run: @all_v4f32() == i64 15421
; run: @all_v3f32() == i64 1821
; run: @all_v2f64() == i64 205
; run: @all_v4f64() == i64 15421
; run: @all_v3f64() == i64 1821
declare half @llvm.maxnum.f16(half, half)
define i1 @maxnum_f16(half %a, half %b) {
  %r = call half @llvm.maxnum.f16(half %a, half %b)
  %i = bitcast half %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_maxnum_f16() {
  %x = call i1 @maxnum_f16(half 0xH8000, half 0xH0000)
  %y = call i1 @maxnum_f16(half 0xH0000, half 0xH8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare half @llvm.minnum.f16(half, half)
define i1 @minnum_f16(half %a, half %b) {
  %r = call half @llvm.minnum.f16(half %a, half %b)
  %i = bitcast half %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_minnum_f16() {
  %x = call i1 @minnum_f16(half 0xH8000, half 0xH0000)
  %y = call i1 @minnum_f16(half 0xH0000, half 0xH8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare half @llvm.maximumnum.f16(half, half)
define i1 @maximumnum_f16(half %a, half %b) {
  %r = call half @llvm.maximumnum.f16(half %a, half %b)
  %i = bitcast half %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_maximumnum_f16() {
  %x = call i1 @maximumnum_f16(half 0xH8000, half 0xH0000)
  %y = call i1 @maximumnum_f16(half 0xH0000, half 0xH8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare half @llvm.minimumnum.f16(half, half)
define i1 @minimumnum_f16(half %a, half %b) {
  %r = call half @llvm.minimumnum.f16(half %a, half %b)
  %i = bitcast half %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_minimumnum_f16() {
  %x = call i1 @minimumnum_f16(half 0xH8000, half 0xH0000)
  %y = call i1 @minimumnum_f16(half 0xH0000, half 0xH8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare half @llvm.maximum.f16(half, half)
define i1 @maximum_f16(half %a, half %b) {
  %r = call half @llvm.maximum.f16(half %a, half %b)
  %i = bitcast half %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_maximum_f16() {
  %x = call i1 @maximum_f16(half 0xH8000, half 0xH0000)
  %y = call i1 @maximum_f16(half 0xH0000, half 0xH8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare half @llvm.minimum.f16(half, half)
define i1 @minimum_f16(half %a, half %b) {
  %r = call half @llvm.minimum.f16(half %a, half %b)
  %i = bitcast half %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_minimum_f16() {
  %x = call i1 @minimum_f16(half 0xH8000, half 0xH0000)
  %y = call i1 @minimum_f16(half 0xH0000, half 0xH8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare bfloat @llvm.maxnum.bf16(bfloat, bfloat)
define i1 @maxnum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.maxnum.bf16(bfloat %a, bfloat %b)
  %i = bitcast bfloat %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_maxnum_bf16() {
  %x = call i1 @maxnum_bf16(bfloat 0xR8000, bfloat 0xR0000)
  %y = call i1 @maxnum_bf16(bfloat 0xR0000, bfloat 0xR8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare bfloat @llvm.minnum.bf16(bfloat, bfloat)
define i1 @minnum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.minnum.bf16(bfloat %a, bfloat %b)
  %i = bitcast bfloat %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_minnum_bf16() {
  %x = call i1 @minnum_bf16(bfloat 0xR8000, bfloat 0xR0000)
  %y = call i1 @minnum_bf16(bfloat 0xR0000, bfloat 0xR8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare bfloat @llvm.maximumnum.bf16(bfloat, bfloat)
define i1 @maximumnum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.maximumnum.bf16(bfloat %a, bfloat %b)
  %i = bitcast bfloat %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_maximumnum_bf16() {
  %x = call i1 @maximumnum_bf16(bfloat 0xR8000, bfloat 0xR0000)
  %y = call i1 @maximumnum_bf16(bfloat 0xR0000, bfloat 0xR8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare bfloat @llvm.minimumnum.bf16(bfloat, bfloat)
define i1 @minimumnum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.minimumnum.bf16(bfloat %a, bfloat %b)
  %i = bitcast bfloat %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_minimumnum_bf16() {
  %x = call i1 @minimumnum_bf16(bfloat 0xR8000, bfloat 0xR0000)
  %y = call i1 @minimumnum_bf16(bfloat 0xR0000, bfloat 0xR8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare bfloat @llvm.maximum.bf16(bfloat, bfloat)
define i1 @maximum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.maximum.bf16(bfloat %a, bfloat %b)
  %i = bitcast bfloat %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_maximum_bf16() {
  %x = call i1 @maximum_bf16(bfloat 0xR8000, bfloat 0xR0000)
  %y = call i1 @maximum_bf16(bfloat 0xR0000, bfloat 0xR8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare bfloat @llvm.minimum.bf16(bfloat, bfloat)
define i1 @minimum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.minimum.bf16(bfloat %a, bfloat %b)
  %i = bitcast bfloat %r to i16
  %n = icmp slt i16 %i, 0
  ret i1 %n
}
define i2 @both_minimum_bf16() {
  %x = call i1 @minimum_bf16(bfloat 0xR8000, bfloat 0xR0000)
  %y = call i1 @minimum_bf16(bfloat 0xR0000, bfloat 0xR8000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare float @llvm.maxnum.f32(float, float)
define i1 @maxnum_f32(float %a, float %b) {
  %r = call float @llvm.maxnum.f32(float %a, float %b)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
define i2 @both_maxnum_f32() {
  %x = call i1 @maxnum_f32(float -0.0, float 0.0)
  %y = call i1 @maxnum_f32(float 0.0, float -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare float @llvm.minnum.f32(float, float)
define i1 @minnum_f32(float %a, float %b) {
  %r = call float @llvm.minnum.f32(float %a, float %b)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
define i2 @both_minnum_f32() {
  %x = call i1 @minnum_f32(float -0.0, float 0.0)
  %y = call i1 @minnum_f32(float 0.0, float -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare float @llvm.maximumnum.f32(float, float)
define i1 @maximumnum_f32(float %a, float %b) {
  %r = call float @llvm.maximumnum.f32(float %a, float %b)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
define i2 @both_maximumnum_f32() {
  %x = call i1 @maximumnum_f32(float -0.0, float 0.0)
  %y = call i1 @maximumnum_f32(float 0.0, float -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare float @llvm.minimumnum.f32(float, float)
define i1 @minimumnum_f32(float %a, float %b) {
  %r = call float @llvm.minimumnum.f32(float %a, float %b)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
define i2 @both_minimumnum_f32() {
  %x = call i1 @minimumnum_f32(float -0.0, float 0.0)
  %y = call i1 @minimumnum_f32(float 0.0, float -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare float @llvm.maximum.f32(float, float)
define i1 @maximum_f32(float %a, float %b) {
  %r = call float @llvm.maximum.f32(float %a, float %b)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
define i2 @both_maximum_f32() {
  %x = call i1 @maximum_f32(float -0.0, float 0.0)
  %y = call i1 @maximum_f32(float 0.0, float -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare float @llvm.minimum.f32(float, float)
define i1 @minimum_f32(float %a, float %b) {
  %r = call float @llvm.minimum.f32(float %a, float %b)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
define i2 @both_minimum_f32() {
  %x = call i1 @minimum_f32(float -0.0, float 0.0)
  %y = call i1 @minimum_f32(float 0.0, float -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare double @llvm.maxnum.f64(double, double)
define i1 @maxnum_f64(double %a, double %b) {
  %r = call double @llvm.maxnum.f64(double %a, double %b)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
define i2 @both_maxnum_f64() {
  %x = call i1 @maxnum_f64(double -0.0, double 0.0)
  %y = call i1 @maxnum_f64(double 0.0, double -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare double @llvm.minnum.f64(double, double)
define i1 @minnum_f64(double %a, double %b) {
  %r = call double @llvm.minnum.f64(double %a, double %b)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
define i2 @both_minnum_f64() {
  %x = call i1 @minnum_f64(double -0.0, double 0.0)
  %y = call i1 @minnum_f64(double 0.0, double -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare double @llvm.maximumnum.f64(double, double)
define i1 @maximumnum_f64(double %a, double %b) {
  %r = call double @llvm.maximumnum.f64(double %a, double %b)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
define i2 @both_maximumnum_f64() {
  %x = call i1 @maximumnum_f64(double -0.0, double 0.0)
  %y = call i1 @maximumnum_f64(double 0.0, double -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare double @llvm.minimumnum.f64(double, double)
define i1 @minimumnum_f64(double %a, double %b) {
  %r = call double @llvm.minimumnum.f64(double %a, double %b)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
define i2 @both_minimumnum_f64() {
  %x = call i1 @minimumnum_f64(double -0.0, double 0.0)
  %y = call i1 @minimumnum_f64(double 0.0, double -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare double @llvm.maximum.f64(double, double)
define i1 @maximum_f64(double %a, double %b) {
  %r = call double @llvm.maximum.f64(double %a, double %b)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
define i2 @both_maximum_f64() {
  %x = call i1 @maximum_f64(double -0.0, double 0.0)
  %y = call i1 @maximum_f64(double 0.0, double -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare double @llvm.minimum.f64(double, double)
define i1 @minimum_f64(double %a, double %b) {
  %r = call double @llvm.minimum.f64(double %a, double %b)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
define i2 @both_minimum_f64() {
  %x = call i1 @minimum_f64(double -0.0, double 0.0)
  %y = call i1 @minimum_f64(double 0.0, double -0.0)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80)
define i1 @maxnum_f80(x86_fp80 %a, x86_fp80 %b) {
  %r = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %a, x86_fp80 %b)
  %i = bitcast x86_fp80 %r to i80
  %n = icmp slt i80 %i, 0
  ret i1 %n
}
define i2 @both_maxnum_f80() {
  %x = call i1 @maxnum_f80(x86_fp80 0xK80000000000000000000, x86_fp80 0xK00000000000000000000)
  %y = call i1 @maxnum_f80(x86_fp80 0xK00000000000000000000, x86_fp80 0xK80000000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80)
define i1 @minnum_f80(x86_fp80 %a, x86_fp80 %b) {
  %r = call x86_fp80 @llvm.minnum.f80(x86_fp80 %a, x86_fp80 %b)
  %i = bitcast x86_fp80 %r to i80
  %n = icmp slt i80 %i, 0
  ret i1 %n
}
define i2 @both_minnum_f80() {
  %x = call i1 @minnum_f80(x86_fp80 0xK80000000000000000000, x86_fp80 0xK00000000000000000000)
  %y = call i1 @minnum_f80(x86_fp80 0xK00000000000000000000, x86_fp80 0xK80000000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare x86_fp80 @llvm.maximumnum.f80(x86_fp80, x86_fp80)
define i1 @maximumnum_f80(x86_fp80 %a, x86_fp80 %b) {
  %r = call x86_fp80 @llvm.maximumnum.f80(x86_fp80 %a, x86_fp80 %b)
  %i = bitcast x86_fp80 %r to i80
  %n = icmp slt i80 %i, 0
  ret i1 %n
}
define i2 @both_maximumnum_f80() {
  %x = call i1 @maximumnum_f80(x86_fp80 0xK80000000000000000000, x86_fp80 0xK00000000000000000000)
  %y = call i1 @maximumnum_f80(x86_fp80 0xK00000000000000000000, x86_fp80 0xK80000000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare x86_fp80 @llvm.minimumnum.f80(x86_fp80, x86_fp80)
define i1 @minimumnum_f80(x86_fp80 %a, x86_fp80 %b) {
  %r = call x86_fp80 @llvm.minimumnum.f80(x86_fp80 %a, x86_fp80 %b)
  %i = bitcast x86_fp80 %r to i80
  %n = icmp slt i80 %i, 0
  ret i1 %n
}
define i2 @both_minimumnum_f80() {
  %x = call i1 @minimumnum_f80(x86_fp80 0xK80000000000000000000, x86_fp80 0xK00000000000000000000)
  %y = call i1 @minimumnum_f80(x86_fp80 0xK00000000000000000000, x86_fp80 0xK80000000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare x86_fp80 @llvm.maximum.f80(x86_fp80, x86_fp80)
define i1 @maximum_f80(x86_fp80 %a, x86_fp80 %b) {
  %r = call x86_fp80 @llvm.maximum.f80(x86_fp80 %a, x86_fp80 %b)
  %i = bitcast x86_fp80 %r to i80
  %n = icmp slt i80 %i, 0
  ret i1 %n
}
define i2 @both_maximum_f80() {
  %x = call i1 @maximum_f80(x86_fp80 0xK80000000000000000000, x86_fp80 0xK00000000000000000000)
  %y = call i1 @maximum_f80(x86_fp80 0xK00000000000000000000, x86_fp80 0xK80000000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare x86_fp80 @llvm.minimum.f80(x86_fp80, x86_fp80)
define i1 @minimum_f80(x86_fp80 %a, x86_fp80 %b) {
  %r = call x86_fp80 @llvm.minimum.f80(x86_fp80 %a, x86_fp80 %b)
  %i = bitcast x86_fp80 %r to i80
  %n = icmp slt i80 %i, 0
  ret i1 %n
}
define i2 @both_minimum_f80() {
  %x = call i1 @minimum_f80(x86_fp80 0xK80000000000000000000, x86_fp80 0xK00000000000000000000)
  %y = call i1 @minimum_f80(x86_fp80 0xK00000000000000000000, x86_fp80 0xK80000000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare fp128 @llvm.maxnum.f128(fp128, fp128)
define i1 @maxnum_f128(fp128 %a, fp128 %b) {
  %r = call fp128 @llvm.maxnum.f128(fp128 %a, fp128 %b)
  %i = bitcast fp128 %r to i128
  %n = icmp slt i128 %i, 0
  ret i1 %n
}
define i2 @both_maxnum_f128() {
  %x = call i1 @maxnum_f128(fp128 0xL00000000000000008000000000000000, fp128 0xL00000000000000000000000000000000)
  %y = call i1 @maxnum_f128(fp128 0xL00000000000000000000000000000000, fp128 0xL00000000000000008000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare fp128 @llvm.minnum.f128(fp128, fp128)
define i1 @minnum_f128(fp128 %a, fp128 %b) {
  %r = call fp128 @llvm.minnum.f128(fp128 %a, fp128 %b)
  %i = bitcast fp128 %r to i128
  %n = icmp slt i128 %i, 0
  ret i1 %n
}
define i2 @both_minnum_f128() {
  %x = call i1 @minnum_f128(fp128 0xL00000000000000008000000000000000, fp128 0xL00000000000000000000000000000000)
  %y = call i1 @minnum_f128(fp128 0xL00000000000000000000000000000000, fp128 0xL00000000000000008000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare fp128 @llvm.maximumnum.f128(fp128, fp128)
define i1 @maximumnum_f128(fp128 %a, fp128 %b) {
  %r = call fp128 @llvm.maximumnum.f128(fp128 %a, fp128 %b)
  %i = bitcast fp128 %r to i128
  %n = icmp slt i128 %i, 0
  ret i1 %n
}
define i2 @both_maximumnum_f128() {
  %x = call i1 @maximumnum_f128(fp128 0xL00000000000000008000000000000000, fp128 0xL00000000000000000000000000000000)
  %y = call i1 @maximumnum_f128(fp128 0xL00000000000000000000000000000000, fp128 0xL00000000000000008000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare fp128 @llvm.minimumnum.f128(fp128, fp128)
define i1 @minimumnum_f128(fp128 %a, fp128 %b) {
  %r = call fp128 @llvm.minimumnum.f128(fp128 %a, fp128 %b)
  %i = bitcast fp128 %r to i128
  %n = icmp slt i128 %i, 0
  ret i1 %n
}
define i2 @both_minimumnum_f128() {
  %x = call i1 @minimumnum_f128(fp128 0xL00000000000000008000000000000000, fp128 0xL00000000000000000000000000000000)
  %y = call i1 @minimumnum_f128(fp128 0xL00000000000000000000000000000000, fp128 0xL00000000000000008000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare fp128 @llvm.maximum.f128(fp128, fp128)
define i1 @maximum_f128(fp128 %a, fp128 %b) {
  %r = call fp128 @llvm.maximum.f128(fp128 %a, fp128 %b)
  %i = bitcast fp128 %r to i128
  %n = icmp slt i128 %i, 0
  ret i1 %n
}
define i2 @both_maximum_f128() {
  %x = call i1 @maximum_f128(fp128 0xL00000000000000008000000000000000, fp128 0xL00000000000000000000000000000000)
  %y = call i1 @maximum_f128(fp128 0xL00000000000000000000000000000000, fp128 0xL00000000000000008000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare fp128 @llvm.minimum.f128(fp128, fp128)
define i1 @minimum_f128(fp128 %a, fp128 %b) {
  %r = call fp128 @llvm.minimum.f128(fp128 %a, fp128 %b)
  %i = bitcast fp128 %r to i128
  %n = icmp slt i128 %i, 0
  ret i1 %n
}
define i2 @both_minimum_f128() {
  %x = call i1 @minimum_f128(fp128 0xL00000000000000008000000000000000, fp128 0xL00000000000000000000000000000000)
  %y = call i1 @minimum_f128(fp128 0xL00000000000000000000000000000000, fp128 0xL00000000000000008000000000000000)
  %p = zext i1 %x to i2
  %q = zext i1 %y to i2
  %s = shl i2 %p, 1
  %r = or i2 %s, %q
  ret i2 %r
}
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>)
define i2 @maxnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %a, <2 x float> %b)
  %i = bitcast <2 x float> %r to <2 x i32>
  %c = icmp slt <2 x i32> %i, zeroinitializer
  %n = bitcast <2 x i1> %c to i2
  ret i2 %n
}
define i2 @both_maxnum_v2f32() {
  %x = call i2 @maxnum_v2f32(<2 x float> <float 0.0, float -0.0>, <2 x float> <float -0.0, float 0.0>)
  ret i2 %x
}
declare <2 x float> @llvm.minnum.v2f32(<2 x float>, <2 x float>)
define i2 @minnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.minnum.v2f32(<2 x float> %a, <2 x float> %b)
  %i = bitcast <2 x float> %r to <2 x i32>
  %c = icmp slt <2 x i32> %i, zeroinitializer
  %n = bitcast <2 x i1> %c to i2
  ret i2 %n
}
define i2 @both_minnum_v2f32() {
  %x = call i2 @minnum_v2f32(<2 x float> <float 0.0, float -0.0>, <2 x float> <float -0.0, float 0.0>)
  ret i2 %x
}
declare <2 x float> @llvm.maximumnum.v2f32(<2 x float>, <2 x float>)
define i2 @maximumnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.maximumnum.v2f32(<2 x float> %a, <2 x float> %b)
  %i = bitcast <2 x float> %r to <2 x i32>
  %c = icmp slt <2 x i32> %i, zeroinitializer
  %n = bitcast <2 x i1> %c to i2
  ret i2 %n
}
define i2 @both_maximumnum_v2f32() {
  %x = call i2 @maximumnum_v2f32(<2 x float> <float 0.0, float -0.0>, <2 x float> <float -0.0, float 0.0>)
  ret i2 %x
}
declare <2 x float> @llvm.minimumnum.v2f32(<2 x float>, <2 x float>)
define i2 @minimumnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.minimumnum.v2f32(<2 x float> %a, <2 x float> %b)
  %i = bitcast <2 x float> %r to <2 x i32>
  %c = icmp slt <2 x i32> %i, zeroinitializer
  %n = bitcast <2 x i1> %c to i2
  ret i2 %n
}
define i2 @both_minimumnum_v2f32() {
  %x = call i2 @minimumnum_v2f32(<2 x float> <float 0.0, float -0.0>, <2 x float> <float -0.0, float 0.0>)
  ret i2 %x
}
declare float @llvm.vector.reduce.fmax.v2f32(<2 x float>)
define i1 @reduce_fmax_v2f32() {
  %r = call float @llvm.vector.reduce.fmax.v2f32(<2 x float> <float 0.0, float -0.0>)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
declare float @llvm.vector.reduce.fmin.v2f32(<2 x float>)
define i1 @reduce_fmin_v2f32() {
  %r = call float @llvm.vector.reduce.fmin.v2f32(<2 x float> <float -0.0, float 0.0>)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>)
define i4 @maxnum_v4f32(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %a, <4 x float> %b)
  %i = bitcast <4 x float> %r to <4 x i32>
  %c = icmp slt <4 x i32> %i, zeroinitializer
  %n = bitcast <4 x i1> %c to i4
  ret i4 %n
}
define i4 @both_maxnum_v4f32() {
  %x = call i4 @maxnum_v4f32(<4 x float> <float 0.0, float -0.0, float 0.0, float -0.0>, <4 x float> <float -0.0, float 0.0, float -0.0, float 0.0>)
  ret i4 %x
}
declare <4 x float> @llvm.minnum.v4f32(<4 x float>, <4 x float>)
define i4 @minnum_v4f32(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.minnum.v4f32(<4 x float> %a, <4 x float> %b)
  %i = bitcast <4 x float> %r to <4 x i32>
  %c = icmp slt <4 x i32> %i, zeroinitializer
  %n = bitcast <4 x i1> %c to i4
  ret i4 %n
}
define i4 @both_minnum_v4f32() {
  %x = call i4 @minnum_v4f32(<4 x float> <float 0.0, float -0.0, float 0.0, float -0.0>, <4 x float> <float -0.0, float 0.0, float -0.0, float 0.0>)
  ret i4 %x
}
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>)
define i4 @maximumnum_v4f32(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.maximumnum.v4f32(<4 x float> %a, <4 x float> %b)
  %i = bitcast <4 x float> %r to <4 x i32>
  %c = icmp slt <4 x i32> %i, zeroinitializer
  %n = bitcast <4 x i1> %c to i4
  ret i4 %n
}
define i4 @both_maximumnum_v4f32() {
  %x = call i4 @maximumnum_v4f32(<4 x float> <float 0.0, float -0.0, float 0.0, float -0.0>, <4 x float> <float -0.0, float 0.0, float -0.0, float 0.0>)
  ret i4 %x
}
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>)
define i4 @minimumnum_v4f32(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.minimumnum.v4f32(<4 x float> %a, <4 x float> %b)
  %i = bitcast <4 x float> %r to <4 x i32>
  %c = icmp slt <4 x i32> %i, zeroinitializer
  %n = bitcast <4 x i1> %c to i4
  ret i4 %n
}
define i4 @both_minimumnum_v4f32() {
  %x = call i4 @minimumnum_v4f32(<4 x float> <float 0.0, float -0.0, float 0.0, float -0.0>, <4 x float> <float -0.0, float 0.0, float -0.0, float 0.0>)
  ret i4 %x
}
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
define i1 @reduce_fmax_v4f32() {
  %r = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> <float 0.0, float 0.0, float 0.0, float -0.0>)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>)
define i1 @reduce_fmin_v4f32() {
  %r = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> <float -0.0, float -0.0, float -0.0, float 0.0>)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
declare <3 x float> @llvm.maxnum.v3f32(<3 x float>, <3 x float>)
define i3 @maxnum_v3f32(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.maxnum.v3f32(<3 x float> %a, <3 x float> %b)
  %i = bitcast <3 x float> %r to <3 x i32>
  %c = icmp slt <3 x i32> %i, zeroinitializer
  %n = bitcast <3 x i1> %c to i3
  ret i3 %n
}
define i3 @both_maxnum_v3f32() {
  %x = call i3 @maxnum_v3f32(<3 x float> <float 0.0, float -0.0, float 0.0>, <3 x float> <float -0.0, float 0.0, float -0.0>)
  ret i3 %x
}
declare <3 x float> @llvm.minnum.v3f32(<3 x float>, <3 x float>)
define i3 @minnum_v3f32(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.minnum.v3f32(<3 x float> %a, <3 x float> %b)
  %i = bitcast <3 x float> %r to <3 x i32>
  %c = icmp slt <3 x i32> %i, zeroinitializer
  %n = bitcast <3 x i1> %c to i3
  ret i3 %n
}
define i3 @both_minnum_v3f32() {
  %x = call i3 @minnum_v3f32(<3 x float> <float 0.0, float -0.0, float 0.0>, <3 x float> <float -0.0, float 0.0, float -0.0>)
  ret i3 %x
}
declare <3 x float> @llvm.maximumnum.v3f32(<3 x float>, <3 x float>)
define i3 @maximumnum_v3f32(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.maximumnum.v3f32(<3 x float> %a, <3 x float> %b)
  %i = bitcast <3 x float> %r to <3 x i32>
  %c = icmp slt <3 x i32> %i, zeroinitializer
  %n = bitcast <3 x i1> %c to i3
  ret i3 %n
}
define i3 @both_maximumnum_v3f32() {
  %x = call i3 @maximumnum_v3f32(<3 x float> <float 0.0, float -0.0, float 0.0>, <3 x float> <float -0.0, float 0.0, float -0.0>)
  ret i3 %x
}
declare <3 x float> @llvm.minimumnum.v3f32(<3 x float>, <3 x float>)
define i3 @minimumnum_v3f32(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.minimumnum.v3f32(<3 x float> %a, <3 x float> %b)
  %i = bitcast <3 x float> %r to <3 x i32>
  %c = icmp slt <3 x i32> %i, zeroinitializer
  %n = bitcast <3 x i1> %c to i3
  ret i3 %n
}
define i3 @both_minimumnum_v3f32() {
  %x = call i3 @minimumnum_v3f32(<3 x float> <float 0.0, float -0.0, float 0.0>, <3 x float> <float -0.0, float 0.0, float -0.0>)
  ret i3 %x
}
declare float @llvm.vector.reduce.fmax.v3f32(<3 x float>)
define i1 @reduce_fmax_v3f32() {
  %r = call float @llvm.vector.reduce.fmax.v3f32(<3 x float> <float 0.0, float 0.0, float -0.0>)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
declare float @llvm.vector.reduce.fmin.v3f32(<3 x float>)
define i1 @reduce_fmin_v3f32() {
  %r = call float @llvm.vector.reduce.fmin.v3f32(<3 x float> <float -0.0, float -0.0, float 0.0>)
  %i = bitcast float %r to i32
  %n = icmp slt i32 %i, 0
  ret i1 %n
}
declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>)
define i2 @maxnum_v2f64(<2 x double> %a, <2 x double> %b) {
  %r = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %a, <2 x double> %b)
  %i = bitcast <2 x double> %r to <2 x i64>
  %c = icmp slt <2 x i64> %i, zeroinitializer
  %n = bitcast <2 x i1> %c to i2
  ret i2 %n
}
define i2 @both_maxnum_v2f64() {
  %x = call i2 @maxnum_v2f64(<2 x double> <double 0.0, double -0.0>, <2 x double> <double -0.0, double 0.0>)
  ret i2 %x
}
declare <2 x double> @llvm.minnum.v2f64(<2 x double>, <2 x double>)
define i2 @minnum_v2f64(<2 x double> %a, <2 x double> %b) {
  %r = call <2 x double> @llvm.minnum.v2f64(<2 x double> %a, <2 x double> %b)
  %i = bitcast <2 x double> %r to <2 x i64>
  %c = icmp slt <2 x i64> %i, zeroinitializer
  %n = bitcast <2 x i1> %c to i2
  ret i2 %n
}
define i2 @both_minnum_v2f64() {
  %x = call i2 @minnum_v2f64(<2 x double> <double 0.0, double -0.0>, <2 x double> <double -0.0, double 0.0>)
  ret i2 %x
}
declare <2 x double> @llvm.maximumnum.v2f64(<2 x double>, <2 x double>)
define i2 @maximumnum_v2f64(<2 x double> %a, <2 x double> %b) {
  %r = call <2 x double> @llvm.maximumnum.v2f64(<2 x double> %a, <2 x double> %b)
  %i = bitcast <2 x double> %r to <2 x i64>
  %c = icmp slt <2 x i64> %i, zeroinitializer
  %n = bitcast <2 x i1> %c to i2
  ret i2 %n
}
define i2 @both_maximumnum_v2f64() {
  %x = call i2 @maximumnum_v2f64(<2 x double> <double 0.0, double -0.0>, <2 x double> <double -0.0, double 0.0>)
  ret i2 %x
}
declare <2 x double> @llvm.minimumnum.v2f64(<2 x double>, <2 x double>)
define i2 @minimumnum_v2f64(<2 x double> %a, <2 x double> %b) {
  %r = call <2 x double> @llvm.minimumnum.v2f64(<2 x double> %a, <2 x double> %b)
  %i = bitcast <2 x double> %r to <2 x i64>
  %c = icmp slt <2 x i64> %i, zeroinitializer
  %n = bitcast <2 x i1> %c to i2
  ret i2 %n
}
define i2 @both_minimumnum_v2f64() {
  %x = call i2 @minimumnum_v2f64(<2 x double> <double 0.0, double -0.0>, <2 x double> <double -0.0, double 0.0>)
  ret i2 %x
}
declare double @llvm.vector.reduce.fmax.v2f64(<2 x double>)
define i1 @reduce_fmax_v2f64() {
  %r = call double @llvm.vector.reduce.fmax.v2f64(<2 x double> <double 0.0, double -0.0>)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
declare double @llvm.vector.reduce.fmin.v2f64(<2 x double>)
define i1 @reduce_fmin_v2f64() {
  %r = call double @llvm.vector.reduce.fmin.v2f64(<2 x double> <double -0.0, double 0.0>)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
declare <4 x double> @llvm.maxnum.v4f64(<4 x double>, <4 x double>)
define i4 @maxnum_v4f64(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.maxnum.v4f64(<4 x double> %a, <4 x double> %b)
  %i = bitcast <4 x double> %r to <4 x i64>
  %c = icmp slt <4 x i64> %i, zeroinitializer
  %n = bitcast <4 x i1> %c to i4
  ret i4 %n
}
define i4 @both_maxnum_v4f64() {
  %x = call i4 @maxnum_v4f64(<4 x double> <double 0.0, double -0.0, double 0.0, double -0.0>, <4 x double> <double -0.0, double 0.0, double -0.0, double 0.0>)
  ret i4 %x
}
declare <4 x double> @llvm.minnum.v4f64(<4 x double>, <4 x double>)
define i4 @minnum_v4f64(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.minnum.v4f64(<4 x double> %a, <4 x double> %b)
  %i = bitcast <4 x double> %r to <4 x i64>
  %c = icmp slt <4 x i64> %i, zeroinitializer
  %n = bitcast <4 x i1> %c to i4
  ret i4 %n
}
define i4 @both_minnum_v4f64() {
  %x = call i4 @minnum_v4f64(<4 x double> <double 0.0, double -0.0, double 0.0, double -0.0>, <4 x double> <double -0.0, double 0.0, double -0.0, double 0.0>)
  ret i4 %x
}
declare <4 x double> @llvm.maximumnum.v4f64(<4 x double>, <4 x double>)
define i4 @maximumnum_v4f64(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.maximumnum.v4f64(<4 x double> %a, <4 x double> %b)
  %i = bitcast <4 x double> %r to <4 x i64>
  %c = icmp slt <4 x i64> %i, zeroinitializer
  %n = bitcast <4 x i1> %c to i4
  ret i4 %n
}
define i4 @both_maximumnum_v4f64() {
  %x = call i4 @maximumnum_v4f64(<4 x double> <double 0.0, double -0.0, double 0.0, double -0.0>, <4 x double> <double -0.0, double 0.0, double -0.0, double 0.0>)
  ret i4 %x
}
declare <4 x double> @llvm.minimumnum.v4f64(<4 x double>, <4 x double>)
define i4 @minimumnum_v4f64(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.minimumnum.v4f64(<4 x double> %a, <4 x double> %b)
  %i = bitcast <4 x double> %r to <4 x i64>
  %c = icmp slt <4 x i64> %i, zeroinitializer
  %n = bitcast <4 x i1> %c to i4
  ret i4 %n
}
define i4 @both_minimumnum_v4f64() {
  %x = call i4 @minimumnum_v4f64(<4 x double> <double 0.0, double -0.0, double 0.0, double -0.0>, <4 x double> <double -0.0, double 0.0, double -0.0, double 0.0>)
  ret i4 %x
}
declare double @llvm.vector.reduce.fmax.v4f64(<4 x double>)
define i1 @reduce_fmax_v4f64() {
  %r = call double @llvm.vector.reduce.fmax.v4f64(<4 x double> <double 0.0, double 0.0, double 0.0, double -0.0>)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
declare double @llvm.vector.reduce.fmin.v4f64(<4 x double>)
define i1 @reduce_fmin_v4f64() {
  %r = call double @llvm.vector.reduce.fmin.v4f64(<4 x double> <double -0.0, double -0.0, double -0.0, double 0.0>)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
declare <3 x double> @llvm.maxnum.v3f64(<3 x double>, <3 x double>)
define i3 @maxnum_v3f64(<3 x double> %a, <3 x double> %b) {
  %r = call <3 x double> @llvm.maxnum.v3f64(<3 x double> %a, <3 x double> %b)
  %i = bitcast <3 x double> %r to <3 x i64>
  %c = icmp slt <3 x i64> %i, zeroinitializer
  %n = bitcast <3 x i1> %c to i3
  ret i3 %n
}
define i3 @both_maxnum_v3f64() {
  %x = call i3 @maxnum_v3f64(<3 x double> <double 0.0, double -0.0, double 0.0>, <3 x double> <double -0.0, double 0.0, double -0.0>)
  ret i3 %x
}
declare <3 x double> @llvm.minnum.v3f64(<3 x double>, <3 x double>)
define i3 @minnum_v3f64(<3 x double> %a, <3 x double> %b) {
  %r = call <3 x double> @llvm.minnum.v3f64(<3 x double> %a, <3 x double> %b)
  %i = bitcast <3 x double> %r to <3 x i64>
  %c = icmp slt <3 x i64> %i, zeroinitializer
  %n = bitcast <3 x i1> %c to i3
  ret i3 %n
}
define i3 @both_minnum_v3f64() {
  %x = call i3 @minnum_v3f64(<3 x double> <double 0.0, double -0.0, double 0.0>, <3 x double> <double -0.0, double 0.0, double -0.0>)
  ret i3 %x
}
declare <3 x double> @llvm.maximumnum.v3f64(<3 x double>, <3 x double>)
define i3 @maximumnum_v3f64(<3 x double> %a, <3 x double> %b) {
  %r = call <3 x double> @llvm.maximumnum.v3f64(<3 x double> %a, <3 x double> %b)
  %i = bitcast <3 x double> %r to <3 x i64>
  %c = icmp slt <3 x i64> %i, zeroinitializer
  %n = bitcast <3 x i1> %c to i3
  ret i3 %n
}
define i3 @both_maximumnum_v3f64() {
  %x = call i3 @maximumnum_v3f64(<3 x double> <double 0.0, double -0.0, double 0.0>, <3 x double> <double -0.0, double 0.0, double -0.0>)
  ret i3 %x
}
declare <3 x double> @llvm.minimumnum.v3f64(<3 x double>, <3 x double>)
define i3 @minimumnum_v3f64(<3 x double> %a, <3 x double> %b) {
  %r = call <3 x double> @llvm.minimumnum.v3f64(<3 x double> %a, <3 x double> %b)
  %i = bitcast <3 x double> %r to <3 x i64>
  %c = icmp slt <3 x i64> %i, zeroinitializer
  %n = bitcast <3 x i1> %c to i3
  ret i3 %n
}
define i3 @both_minimumnum_v3f64() {
  %x = call i3 @minimumnum_v3f64(<3 x double> <double 0.0, double -0.0, double 0.0>, <3 x double> <double -0.0, double 0.0, double -0.0>)
  ret i3 %x
}
declare double @llvm.vector.reduce.fmax.v3f64(<3 x double>)
define i1 @reduce_fmax_v3f64() {
  %r = call double @llvm.vector.reduce.fmax.v3f64(<3 x double> <double 0.0, double 0.0, double -0.0>)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
declare double @llvm.vector.reduce.fmin.v3f64(<3 x double>)
define i1 @reduce_fmin_v3f64() {
  %r = call double @llvm.vector.reduce.fmin.v3f64(<3 x double> <double -0.0, double -0.0, double 0.0>)
  %i = bitcast double %r to i64
  %n = icmp slt i64 %i, 0
  ret i1 %n
}
define i64 @all_f16() {
  %a0 = add i64 0, 0
  %r0 = call i2 @both_maxnum_f16()
  %z0 = zext i2 %r0 to i64
  %s0 = shl i64 %a0, 2
  %a1 = or i64 %s0, %z0
  %r1 = call i2 @both_minnum_f16()
  %z1 = zext i2 %r1 to i64
  %s1 = shl i64 %a1, 2
  %a2 = or i64 %s1, %z1
  %r2 = call i2 @both_maximumnum_f16()
  %z2 = zext i2 %r2 to i64
  %s2 = shl i64 %a2, 2
  %a3 = or i64 %s2, %z2
  %r3 = call i2 @both_minimumnum_f16()
  %z3 = zext i2 %r3 to i64
  %s3 = shl i64 %a3, 2
  %a4 = or i64 %s3, %z3
  %r4 = call i2 @both_maximum_f16()
  %z4 = zext i2 %r4 to i64
  %s4 = shl i64 %a4, 2
  %a5 = or i64 %s4, %z4
  %r5 = call i2 @both_minimum_f16()
  %z5 = zext i2 %r5 to i64
  %s5 = shl i64 %a5, 2
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
define i64 @all_bf16() {
  %a0 = add i64 0, 0
  %r0 = call i2 @both_maxnum_bf16()
  %z0 = zext i2 %r0 to i64
  %s0 = shl i64 %a0, 2
  %a1 = or i64 %s0, %z0
  %r1 = call i2 @both_minnum_bf16()
  %z1 = zext i2 %r1 to i64
  %s1 = shl i64 %a1, 2
  %a2 = or i64 %s1, %z1
  %r2 = call i2 @both_maximumnum_bf16()
  %z2 = zext i2 %r2 to i64
  %s2 = shl i64 %a2, 2
  %a3 = or i64 %s2, %z2
  %r3 = call i2 @both_minimumnum_bf16()
  %z3 = zext i2 %r3 to i64
  %s3 = shl i64 %a3, 2
  %a4 = or i64 %s3, %z3
  %r4 = call i2 @both_maximum_bf16()
  %z4 = zext i2 %r4 to i64
  %s4 = shl i64 %a4, 2
  %a5 = or i64 %s4, %z4
  %r5 = call i2 @both_minimum_bf16()
  %z5 = zext i2 %r5 to i64
  %s5 = shl i64 %a5, 2
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
define i64 @all_f32() {
  %a0 = add i64 0, 0
  %r0 = call i2 @both_maxnum_f32()
  %z0 = zext i2 %r0 to i64
  %s0 = shl i64 %a0, 2
  %a1 = or i64 %s0, %z0
  %r1 = call i2 @both_minnum_f32()
  %z1 = zext i2 %r1 to i64
  %s1 = shl i64 %a1, 2
  %a2 = or i64 %s1, %z1
  %r2 = call i2 @both_maximumnum_f32()
  %z2 = zext i2 %r2 to i64
  %s2 = shl i64 %a2, 2
  %a3 = or i64 %s2, %z2
  %r3 = call i2 @both_minimumnum_f32()
  %z3 = zext i2 %r3 to i64
  %s3 = shl i64 %a3, 2
  %a4 = or i64 %s3, %z3
  %r4 = call i2 @both_maximum_f32()
  %z4 = zext i2 %r4 to i64
  %s4 = shl i64 %a4, 2
  %a5 = or i64 %s4, %z4
  %r5 = call i2 @both_minimum_f32()
  %z5 = zext i2 %r5 to i64
  %s5 = shl i64 %a5, 2
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
define i64 @all_f64() {
  %a0 = add i64 0, 0
  %r0 = call i2 @both_maxnum_f64()
  %z0 = zext i2 %r0 to i64
  %s0 = shl i64 %a0, 2
  %a1 = or i64 %s0, %z0
  %r1 = call i2 @both_minnum_f64()
  %z1 = zext i2 %r1 to i64
  %s1 = shl i64 %a1, 2
  %a2 = or i64 %s1, %z1
  %r2 = call i2 @both_maximumnum_f64()
  %z2 = zext i2 %r2 to i64
  %s2 = shl i64 %a2, 2
  %a3 = or i64 %s2, %z2
  %r3 = call i2 @both_minimumnum_f64()
  %z3 = zext i2 %r3 to i64
  %s3 = shl i64 %a3, 2
  %a4 = or i64 %s3, %z3
  %r4 = call i2 @both_maximum_f64()
  %z4 = zext i2 %r4 to i64
  %s4 = shl i64 %a4, 2
  %a5 = or i64 %s4, %z4
  %r5 = call i2 @both_minimum_f64()
  %z5 = zext i2 %r5 to i64
  %s5 = shl i64 %a5, 2
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
define i64 @all_f80() {
  %a0 = add i64 0, 0
  %r0 = call i2 @both_maxnum_f80()
  %z0 = zext i2 %r0 to i64
  %s0 = shl i64 %a0, 2
  %a1 = or i64 %s0, %z0
  %r1 = call i2 @both_minnum_f80()
  %z1 = zext i2 %r1 to i64
  %s1 = shl i64 %a1, 2
  %a2 = or i64 %s1, %z1
  %r2 = call i2 @both_maximumnum_f80()
  %z2 = zext i2 %r2 to i64
  %s2 = shl i64 %a2, 2
  %a3 = or i64 %s2, %z2
  %r3 = call i2 @both_minimumnum_f80()
  %z3 = zext i2 %r3 to i64
  %s3 = shl i64 %a3, 2
  %a4 = or i64 %s3, %z3
  %r4 = call i2 @both_maximum_f80()
  %z4 = zext i2 %r4 to i64
  %s4 = shl i64 %a4, 2
  %a5 = or i64 %s4, %z4
  %r5 = call i2 @both_minimum_f80()
  %z5 = zext i2 %r5 to i64
  %s5 = shl i64 %a5, 2
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
define i64 @all_f128() {
  %a0 = add i64 0, 0
  %r0 = call i2 @both_maxnum_f128()
  %z0 = zext i2 %r0 to i64
  %s0 = shl i64 %a0, 2
  %a1 = or i64 %s0, %z0
  %r1 = call i2 @both_minnum_f128()
  %z1 = zext i2 %r1 to i64
  %s1 = shl i64 %a1, 2
  %a2 = or i64 %s1, %z1
  %r2 = call i2 @both_maximumnum_f128()
  %z2 = zext i2 %r2 to i64
  %s2 = shl i64 %a2, 2
  %a3 = or i64 %s2, %z2
  %r3 = call i2 @both_minimumnum_f128()
  %z3 = zext i2 %r3 to i64
  %s3 = shl i64 %a3, 2
  %a4 = or i64 %s3, %z3
  %r4 = call i2 @both_maximum_f128()
  %z4 = zext i2 %r4 to i64
  %s4 = shl i64 %a4, 2
  %a5 = or i64 %s4, %z4
  %r5 = call i2 @both_minimum_f128()
  %z5 = zext i2 %r5 to i64
  %s5 = shl i64 %a5, 2
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
define i64 @all_v2f32() {
  %a0 = add i64 0, 0
  %r0 = call i2 @both_maxnum_v2f32()
  %z0 = zext i2 %r0 to i64
  %s0 = shl i64 %a0, 2
  %a1 = or i64 %s0, %z0
  %r1 = call i2 @both_minnum_v2f32()
  %z1 = zext i2 %r1 to i64
  %s1 = shl i64 %a1, 2
  %a2 = or i64 %s1, %z1
  %r2 = call i2 @both_maximumnum_v2f32()
  %z2 = zext i2 %r2 to i64
  %s2 = shl i64 %a2, 2
  %a3 = or i64 %s2, %z2
  %r3 = call i2 @both_minimumnum_v2f32()
  %z3 = zext i2 %r3 to i64
  %s3 = shl i64 %a3, 2
  %a4 = or i64 %s3, %z3
  %r4 = call i1 @reduce_fmax_v2f32()
  %z4 = zext i1 %r4 to i64
  %s4 = shl i64 %a4, 1
  %a5 = or i64 %s4, %z4
  %r5 = call i1 @reduce_fmin_v2f32()
  %z5 = zext i1 %r5 to i64
  %s5 = shl i64 %a5, 1
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
define i64 @all_v4f32() {
  %a0 = add i64 0, 0
  %r0 = call i4 @both_maxnum_v4f32()
  %z0 = zext i4 %r0 to i64
  %s0 = shl i64 %a0, 4
  %a1 = or i64 %s0, %z0
  %r1 = call i4 @both_minnum_v4f32()
  %z1 = zext i4 %r1 to i64
  %s1 = shl i64 %a1, 4
  %a2 = or i64 %s1, %z1
  %r2 = call i4 @both_maximumnum_v4f32()
  %z2 = zext i4 %r2 to i64
  %s2 = shl i64 %a2, 4
  %a3 = or i64 %s2, %z2
  %r3 = call i4 @both_minimumnum_v4f32()
  %z3 = zext i4 %r3 to i64
  %s3 = shl i64 %a3, 4
  %a4 = or i64 %s3, %z3
  %r4 = call i1 @reduce_fmax_v4f32()
  %z4 = zext i1 %r4 to i64
  %s4 = shl i64 %a4, 1
  %a5 = or i64 %s4, %z4
  %r5 = call i1 @reduce_fmin_v4f32()
  %z5 = zext i1 %r5 to i64
  %s5 = shl i64 %a5, 1
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
define i64 @all_v3f32() {
  %a0 = add i64 0, 0
  %r0 = call i3 @both_maxnum_v3f32()
  %z0 = zext i3 %r0 to i64
  %s0 = shl i64 %a0, 3
  %a1 = or i64 %s0, %z0
  %r1 = call i3 @both_minnum_v3f32()
  %z1 = zext i3 %r1 to i64
  %s1 = shl i64 %a1, 3
  %a2 = or i64 %s1, %z1
  %r2 = call i3 @both_maximumnum_v3f32()
  %z2 = zext i3 %r2 to i64
  %s2 = shl i64 %a2, 3
  %a3 = or i64 %s2, %z2
  %r3 = call i3 @both_minimumnum_v3f32()
  %z3 = zext i3 %r3 to i64
  %s3 = shl i64 %a3, 3
  %a4 = or i64 %s3, %z3
  %r4 = call i1 @reduce_fmax_v3f32()
  %z4 = zext i1 %r4 to i64
  %s4 = shl i64 %a4, 1
  %a5 = or i64 %s4, %z4
  %r5 = call i1 @reduce_fmin_v3f32()
  %z5 = zext i1 %r5 to i64
  %s5 = shl i64 %a5, 1
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
define i64 @all_v2f64() {
  %a0 = add i64 0, 0
  %r0 = call i2 @both_maxnum_v2f64()
  %z0 = zext i2 %r0 to i64
  %s0 = shl i64 %a0, 2
  %a1 = or i64 %s0, %z0
  %r1 = call i2 @both_minnum_v2f64()
  %z1 = zext i2 %r1 to i64
  %s1 = shl i64 %a1, 2
  %a2 = or i64 %s1, %z1
  %r2 = call i2 @both_maximumnum_v2f64()
  %z2 = zext i2 %r2 to i64
  %s2 = shl i64 %a2, 2
  %a3 = or i64 %s2, %z2
  %r3 = call i2 @both_minimumnum_v2f64()
  %z3 = zext i2 %r3 to i64
  %s3 = shl i64 %a3, 2
  %a4 = or i64 %s3, %z3
  %r4 = call i1 @reduce_fmax_v2f64()
  %z4 = zext i1 %r4 to i64
  %s4 = shl i64 %a4, 1
  %a5 = or i64 %s4, %z4
  %r5 = call i1 @reduce_fmin_v2f64()
  %z5 = zext i1 %r5 to i64
  %s5 = shl i64 %a5, 1
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
define i64 @all_v4f64() {
  %a0 = add i64 0, 0
  %r0 = call i4 @both_maxnum_v4f64()
  %z0 = zext i4 %r0 to i64
  %s0 = shl i64 %a0, 4
  %a1 = or i64 %s0, %z0
  %r1 = call i4 @both_minnum_v4f64()
  %z1 = zext i4 %r1 to i64
  %s1 = shl i64 %a1, 4
  %a2 = or i64 %s1, %z1
  %r2 = call i4 @both_maximumnum_v4f64()
  %z2 = zext i4 %r2 to i64
  %s2 = shl i64 %a2, 4
  %a3 = or i64 %s2, %z2
  %r3 = call i4 @both_minimumnum_v4f64()
  %z3 = zext i4 %r3 to i64
  %s3 = shl i64 %a3, 4
  %a4 = or i64 %s3, %z3
  %r4 = call i1 @reduce_fmax_v4f64()
  %z4 = zext i1 %r4 to i64
  %s4 = shl i64 %a4, 1
  %a5 = or i64 %s4, %z4
  %r5 = call i1 @reduce_fmin_v4f64()
  %z5 = zext i1 %r5 to i64
  %s5 = shl i64 %a5, 1
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
define i64 @all_v3f64() {
  %a0 = add i64 0, 0
  %r0 = call i3 @both_maxnum_v3f64()
  %z0 = zext i3 %r0 to i64
  %s0 = shl i64 %a0, 3
  %a1 = or i64 %s0, %z0
  %r1 = call i3 @both_minnum_v3f64()
  %z1 = zext i3 %r1 to i64
  %s1 = shl i64 %a1, 3
  %a2 = or i64 %s1, %z1
  %r2 = call i3 @both_maximumnum_v3f64()
  %z2 = zext i3 %r2 to i64
  %s2 = shl i64 %a2, 3
  %a3 = or i64 %s2, %z2
  %r3 = call i3 @both_minimumnum_v3f64()
  %z3 = zext i3 %r3 to i64
  %s3 = shl i64 %a3, 3
  %a4 = or i64 %s3, %z3
  %r4 = call i1 @reduce_fmax_v3f64()
  %z4 = zext i1 %r4 to i64
  %s4 = shl i64 %a4, 1
  %a5 = or i64 %s4, %z4
  %r5 = call i1 @reduce_fmin_v3f64()
  %z5 = zext i1 %r5 to i64
  %s5 = shl i64 %a5, 1
  %a6 = or i64 %s5, %z5
  ret i64 %a6
}
