; Vector-predicated operations that put elements elsewhere (LangRef, by hand): the length says where the vector ends.
; run: @reversed() == i32 302010
; run: @reversed_by(i32 2) == i32 1020
; run: @reversed_by(i32 4) == i32 30201040
; run: @spliced() == i32 20305060
; run: @spliced_from_the_end() == i32 305060
; run: @splat() == i32 7007
; run: @zeros(i32 4) == i32 2
; run: @zeros(i32 2) == i32 2
; run: @zeros(i32 1) == i32 1
; run: @next(i64 100) == i32 8
; run: @next(i64 5) == i32 5
; run: @next_byte(i8 5) == i32 5
declare <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32>, <4 x i32>, i32, <4 x i1>, i32, i32)
declare <4 x i32> @llvm.experimental.vp.splat.v4i32(i32, <4 x i1>, i32)
declare i32 @llvm.vp.cttz.elts.i32.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare i32 @llvm.experimental.get.vector.length.i64(i64, i32, i1)
declare i32 @llvm.experimental.get.vector.length.i8(i8, i32, i1)
define i32 @digits(<4 x i32> %v, i32 %n) {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  %a1 = mul i32 %a, 100
  %ab = add i32 %a1, %b
  %two = icmp eq i32 %n, 2
  br i1 %two, label %out, label %more
more:
  %ab1 = mul i32 %ab, 100
  %abc = add i32 %ab1, %c
  %three = icmp eq i32 %n, 3
  br i1 %three, label %out, label %last
last:
  %abc1 = mul i32 %abc, 100
  %abcd = add i32 %abc1, %d
  br label %out
out:
  %r = phi i32 [ %ab, %0 ], [ %abc, %more ], [ %abcd, %last ]
  ret i32 %r
}
define i32 @reversed() {
  %r = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> <i32 10, i32 20, i32 30, i32 40>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 3)
  %s = call i32 @digits(<4 x i32> %r, i32 3)
  ret i32 %s
}
define i32 @reversed_by(i32 %n) {
  %r = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> <i32 20, i32 10, i32 20, i32 30>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 %n)
  %two = icmp eq i32 %n, 2
  %x = call i32 @digits(<4 x i32> %r, i32 2)
  br i1 %two, label %done, label %all
done:
  ret i32 %x
all:
  %q = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> <i32 40, i32 10, i32 20, i32 30>, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 %n)
  %s = call i32 @digits(<4 x i32> %q, i32 4)
  ret i32 %s
}
define i32 @spliced() {
  %r = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> <i32 10, i32 20, i32 30, i32 40>, <4 x i32> <i32 50, i32 60, i32 70, i32 80>, i32 1, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 3, i32 4)
  %s = call i32 @digits(<4 x i32> %r, i32 4)
  ret i32 %s
}
define i32 @spliced_from_the_end() {
  %r = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> <i32 10, i32 20, i32 30, i32 40>, <4 x i32> <i32 50, i32 60, i32 70, i32 80>, i32 -1, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 3, i32 3)
  %s = call i32 @digits(<4 x i32> %r, i32 3)
  ret i32 %s
}
define i32 @splat() {
  %r = call <4 x i32> @llvm.experimental.vp.splat.v4i32(i32 7, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 3)
  %a = extractelement <4 x i32> %r, i32 0
  %c = extractelement <4 x i32> %r, i32 2
  %a1 = mul i32 %a, 1000
  %s = add i32 %a1, %c
  ret i32 %s
}
define i32 @zeros(i32 %n) {
  %r = call i32 @llvm.vp.cttz.elts.i32.v4i32(<4 x i32> <i32 0, i32 5, i32 6, i32 0>, i1 false, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 %n)
  ret i32 %r
}
define i32 @next(i64 %n) {
  %r = call i32 @llvm.experimental.get.vector.length.i64(i64 %n, i32 8, i1 false)
  ret i32 %r
}
define i32 @next_byte(i8 %n) {
  %r = call i32 @llvm.experimental.get.vector.length.i8(i8 %n, i32 1000, i1 false)
  ret i32 %r
}
