; Elements of scalable vectors that change places, or are counted: LangRef's "Vector Manipulation Intrinsics".
; covers: 4-58
; run: @reversed() == i32 1
; run: @spliced() == i32 2
; run: @steps() == i32 3
; run: @inserted(i32 9) == i32 9
; run: @extracted() == i32 2
; run: @fixed_part() == i32 3
; run: @interleaved() == i32 11
; run: @active(i64 3) == i4 7
; run: @masked(i1 true) == i32 7
; run: @copied(i64 6) == i32 15
declare <vscale x 4 x i32> @llvm.vector.reverse.nxv4i32(<vscale x 4 x i32>)
declare <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, i32)
declare <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
declare <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v2i32(<vscale x 4 x i32>, <2 x i32>, i64)
declare <vscale x 2 x i32> @llvm.vector.extract.nxv2i32.nxv4i32(<vscale x 4 x i32>, i64)
declare <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32>, i64)
declare <vscale x 8 x i32> @llvm.vector.interleave2.nxv8i32(<vscale x 4 x i32>, <vscale x 4 x i32>)
declare <vscale x 4 x i1> @llvm.get.active.lane.mask.nxv4i1.i64(i64, i64)
declare <vscale x 4 x i32> @llvm.masked.load.nxv4i32.p0(ptr, i32, <vscale x 4 x i1>, <vscale x 4 x i32>)
declare void @llvm.masked.store.nxv4i32.p0(<vscale x 4 x i32>, ptr, i32, <vscale x 4 x i1>)
declare i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32>)
declare i64 @llvm.vscale.i64()
define i32 @steps() {
  %s = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  %r = extractelement <vscale x 4 x i32> %s, i64 3
  ret i32 %r
}
; The last becomes the first: counted from the end, element 2 of 0, 1, 2, 3 is 1.
define i32 @reversed() {
  %s = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  %v = call <vscale x 4 x i32> @llvm.vector.reverse.nxv4i32(<vscale x 4 x i32> %s)
  %r = extractelement <vscale x 4 x i32> %v, i64 2
  ret i32 %r
}
; From element 1 on, so that element 1 is what was element 2.
define i32 @spliced() {
  %s = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  %v = call <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32> %s, <vscale x 4 x i32> splat (i32 8), i32 1)
  %r = extractelement <vscale x 4 x i32> %v, i64 1
  ret i32 %r
}
define i32 @inserted(i32 %x) {
  %p = insertelement <2 x i32> zeroinitializer, i32 %x, i64 1
  %v = call <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v2i32(<vscale x 4 x i32> zeroinitializer, <2 x i32> %p, i64 2)
  %r = extractelement <vscale x 4 x i32> %v, i64 3
  ret i32 %r
}
define i32 @extracted() {
  %s = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  %v = call <vscale x 2 x i32> @llvm.vector.extract.nxv2i32.nxv4i32(<vscale x 4 x i32> %s, i64 2)
  %r = extractelement <vscale x 2 x i32> %v, i64 0
  ret i32 %r
}
define i32 @fixed_part() {
  %s = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  %v = call <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %s, i64 0)
  %r = extractelement <4 x i32> %v, i64 3
  ret i32 %r
}
; 0, 8, 1, 8, …: elements 4 and 6 and 3.
define i32 @interleaved() {
  %s = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  %v = call <vscale x 8 x i32> @llvm.vector.interleave2.nxv8i32(<vscale x 4 x i32> %s, <vscale x 4 x i32> splat (i32 8))
  %a = extractelement <vscale x 8 x i32> %v, i64 6
  %b = extractelement <vscale x 8 x i32> %v, i64 3
  %r = add i32 %a, %b
  ret i32 %r
}
define i4 @active(i64 %n) {
  %m = call <vscale x 4 x i1> @llvm.get.active.lane.mask.nxv4i1.i64(i64 0, i64 %n)
  %p = alloca i8
  store <vscale x 4 x i1> %m, ptr %p
  %b = load i4, ptr %p
  ret i4 %b
}
@numbers = global [6 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6]
define i32 @masked(i1 %c) {
  %m = insertelement <vscale x 4 x i1> zeroinitializer, i1 %c, i64 3
  %n = insertelement <vscale x 4 x i1> %m, i1 %c, i64 2
  %v = call <vscale x 4 x i32> @llvm.masked.load.nxv4i32.p0(ptr @numbers, i32 4, <vscale x 4 x i1> %n, <vscale x 4 x i32> zeroinitializer)
  %r = call i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32> %v)
  ret i32 %r
}
; A loop as it is made for such machines: with a mask, as many elements at a time as there are. The sum of 1 to n without the last.
define i32 @copied(i64 %n) {
entry:
  %last = sub i64 %n, 1
  %vscale = call i64 @llvm.vscale.i64()
  %step = mul i64 %vscale, 4
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi <vscale x 4 x i32> [ zeroinitializer, %entry ], [ %more, %loop ]
  %m = call <vscale x 4 x i1> @llvm.get.active.lane.mask.nxv4i1.i64(i64 %i, i64 %last)
  %p = getelementptr i32, ptr @numbers, i64 %i
  %v = call <vscale x 4 x i32> @llvm.masked.load.nxv4i32.p0(ptr %p, i32 4, <vscale x 4 x i1> %m, <vscale x 4 x i32> zeroinitializer)
  %more = add <vscale x 4 x i32> %sum, %v
  %next = add i64 %i, %step
  %again = icmp ult i64 %next, %last
  br i1 %again, label %loop, label %done
done:
  %r = call i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32> %more)
  ret i32 %r
}
