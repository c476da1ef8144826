; run: @ctlz(i24 1) == i24 23
; run: @ctlz(i24 0) == i24 24
; run: @cttz(i24 0) == i24 24
; run: @cttz(i24 -8388608) == i24 23
; run: @ctpop(i7 -1) == i7 7
; run: @bswap48(i48 1) == i48 1099511627776
; run: @bitreverse(i5 1) == i5 -16
; run: @abs(i32 -2147483648) == i32 -2147483648
; run: @abs7(i7 -3) == i7 3
; run: @smax(i9 -1, i9 0) == i9 0
; run: @umax(i9 -1, i9 0) == i9 -1
; run: @umax128(i128 -1, i128 5) == i128 -1
; run: @fshl(i8 -128, i8 -1, i8 9) == i8 1
; run: @fshl24(i24 1, i24 -1, i24 25) == i24 3
; run: @fshr24(i24 1, i24 0, i24 1) == i24 -8388608
; run: @fshr(i32 1, i32 2, i32 32) == i32 2
; run: @uadd_sat(i4 -1, i4 1) == i4 -1
; run: @usub_sat(i32 1, i32 2) == i32 0
; run: @sadd_sat(i8 100, i8 100) == i8 127
; run: @sadd_sat(i8 -100, i8 -100) == i8 -128
; run: @ssub_sat(i5 -16, i5 1) == i5 -16
; run: @expect(i64 3) == i64 3
; run: @fill() == i64 72340172838076673
; run: @copy() == i64 5
; run: @move() == i32 16909060
declare i24 @llvm.ctlz.i24(i24, i1)
declare i24 @llvm.cttz.i24(i24, i1)
declare i7 @llvm.ctpop.i7(i7)
declare i48 @llvm.bswap.i48(i48)
declare i5 @llvm.bitreverse.i5(i5)
declare i32 @llvm.abs.i32(i32, i1)
declare i7 @llvm.abs.i7(i7, i1)
declare i9 @llvm.smax.i9(i9, i9)
declare i9 @llvm.umax.i9(i9, i9)
declare i128 @llvm.umax.i128(i128, i128)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i24 @llvm.fshl.i24(i24, i24, i24)
declare i24 @llvm.fshr.i24(i24, i24, i24)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i4 @llvm.uadd.sat.i4(i4, i4)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i5 @llvm.ssub.sat.i5(i5, i5)
declare i64 @llvm.expect.i64(i64, i64)
declare void @llvm.assume(i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i24 @ctlz(i24 %x) {
  %r = call i24 @llvm.ctlz.i24(i24 %x, i1 false)
  ret i24 %r
}
define i24 @cttz(i24 %x) {
  %r = call i24 @llvm.cttz.i24(i24 %x, i1 false)
  ret i24 %r
}
define i7 @ctpop(i7 %x) {
  %r = call i7 @llvm.ctpop.i7(i7 %x)
  ret i7 %r
}
define i48 @bswap48(i48 %x) {
  %r = call i48 @llvm.bswap.i48(i48 %x)
  ret i48 %r
}
define i5 @bitreverse(i5 %x) {
  %r = call i5 @llvm.bitreverse.i5(i5 %x)
  ret i5 %r
}
define i32 @abs(i32 %x) {
  %r = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %r
}
define i7 @abs7(i7 %x) {
  %r = call i7 @llvm.abs.i7(i7 %x, i1 false)
  ret i7 %r
}
define i9 @smax(i9 %x, i9 %y) {
  %r = call i9 @llvm.smax.i9(i9 %x, i9 %y)
  ret i9 %r
}
define i9 @umax(i9 %x, i9 %y) {
  %r = call i9 @llvm.umax.i9(i9 %x, i9 %y)
  ret i9 %r
}
define i128 @umax128(i128 %x, i128 %y) {
  %r = call i128 @llvm.umax.i128(i128 %x, i128 %y)
  ret i128 %r
}
define i8 @fshl(i8 %x, i8 %y, i8 %z) {
  %r = call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 %z)
  ret i8 %r
}
define i24 @fshl24(i24 %x, i24 %y, i24 %z) {
  %r = call i24 @llvm.fshl.i24(i24 %x, i24 %y, i24 %z)
  ret i24 %r
}
define i24 @fshr24(i24 %x, i24 %y, i24 %z) {
  %r = call i24 @llvm.fshr.i24(i24 %x, i24 %y, i24 %z)
  ret i24 %r
}
define i32 @fshr(i32 %x, i32 %y, i32 %z) {
  %r = call i32 @llvm.fshr.i32(i32 %x, i32 %y, i32 %z)
  ret i32 %r
}
define i4 @uadd_sat(i4 %x, i4 %y) {
  %r = call i4 @llvm.uadd.sat.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i32 @usub_sat(i32 %x, i32 %y) {
  %r = call i32 @llvm.usub.sat.i32(i32 %x, i32 %y)
  ret i32 %r
}
define i8 @sadd_sat(i8 %x, i8 %y) {
  %r = call i8 @llvm.sadd.sat.i8(i8 %x, i8 %y)
  ret i8 %r
}
define i5 @ssub_sat(i5 %x, i5 %y) {
  %r = call i5 @llvm.ssub.sat.i5(i5 %x, i5 %y)
  ret i5 %r
}
define i64 @expect(i64 %x) {
  %r = call i64 @llvm.expect.i64(i64 %x, i64 1)
  %c = icmp eq i64 %x, 3
  call void @llvm.assume(i1 %c)
  ret i64 %r
}
define i64 @fill() {
  %p = alloca i64
  call void @llvm.lifetime.start.p0(i64 8, ptr %p)
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 8, i1 false)
  %r = load i64, ptr %p
  call void @llvm.lifetime.end.p0(i64 8, ptr %p)
  ret i64 %r
}
define i64 @copy() {
  %p = alloca i64
  %q = alloca i64
  store i64 5, ptr %p
  call void @llvm.memcpy.p0.p0.i32(ptr %q, ptr %p, i32 8, i1 false)
  %r = load i64, ptr %q
  ret i64 %r
}
define i32 @move() {
  %p = alloca [8 x i8]
  store i32 16909060, ptr %p
  %q = getelementptr i8, ptr %p, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 4, i1 false)
  %r = load i32, ptr %q, align 1
  ret i32 %r
}
