; Scalable vectors: vscale is a positive number that the machine chooses, and one here.
; covers: 4-58
; run: @scale() == i64 1
; run: @same() == i1 true
; run: @memory(i32 5) == i32 13
; run: @lanes(float 1.5) == float 4.5
; run: @size() == i1 true
; run: @compared(i32 4) == i32 4
; run: @shuffled(i16 7) == i16 28
; run: @passed(i32 3) == i32 9
; run: @sum(i32 3) == i1 true
; run: @array(i64 1) == i64 8
; run: @structs(i8 3) == i8 7
; run: @pointers() == i32 9
; run: @widened(i8 -1) == i32 -1
; run: @bits() == i8 1
declare i64 @llvm.vscale.i64()
declare i32 @llvm.vscale.i32()
declare i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32>)
declare <vscale x 4 x i32> @llvm.smax.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>)
define i64 @scale() {
  %n = call i64 @llvm.vscale.i64()
  ret i64 %n
}
define i1 @same() {
  %n = call i64 @llvm.vscale.i64()
  %m = call i32 @llvm.vscale.i32()
  %w = zext i32 %m to i64
  %c = icmp eq i64 %n, %w
  %p = icmp sgt i64 %n, 0
  %r = and i1 %c, %p
  ret i1 %r
}
; Element 2 of (x + 0, x + 3, x + 3, x + 3), stored and added to x.
define i32 @memory(i32 %x) {
  %p = alloca <vscale x 4 x i32>
  store <vscale x 4 x i32> splat (i32 3), ptr %p
  store i32 0, ptr %p
  %v = load <vscale x 4 x i32>, ptr %p
  %i = insertelement <vscale x 4 x i32> poison, i32 %x, i64 0
  %s = shufflevector <vscale x 4 x i32> %i, <vscale x 4 x i32> poison, <vscale x 4 x i32> splat (i32 0)
  %t = add <vscale x 4 x i32> %v, %s
  store <vscale x 4 x i32> %t, ptr %p
  %q = getelementptr i32, ptr %p, i64 2
  %a = load i32, ptr %q
  %b = load i32, ptr %p
  %r = add i32 %a, %b
  ret i32 %r
}
define float @lanes(float %x) {
  %v = insertelement <vscale x 2 x float> splat (float 2.0), float %x, i32 1
  %w = fmul <vscale x 2 x float> %v, splat (float 3.0)
  %r = extractelement <vscale x 2 x float> %w, i32 1
  ret float %r
}
; A vector takes vscale times as much as the fixed one.
define i1 @size() {
  %n = call i64 @llvm.vscale.i64()
  %p = getelementptr <vscale x 4 x i32>, ptr null, i64 1
  %i = ptrtoint ptr %p to i64
  %want = mul i64 %n, 16
  %c = icmp eq i64 %i, %want
  ret i1 %c
}
define i32 @compared(i32 %x) {
  %i = insertelement <vscale x 4 x i32> zeroinitializer, i32 %x, i64 3
  %c = icmp sgt <vscale x 4 x i32> %i, splat (i32 1)
  %s = select <vscale x 4 x i1> %c, <vscale x 4 x i32> %i, <vscale x 4 x i32> zeroinitializer
  %t = call <vscale x 4 x i32> @llvm.smax.nxv4i32(<vscale x 4 x i32> %s, <vscale x 4 x i32> splat (i32 -1))
  %r = extractelement <vscale x 4 x i32> %t, i64 3
  ret i32 %r
}
define i16 @shuffled(i16 %x) {
  %i = insertelement <vscale x 8 x i16> poison, i16 %x, i64 0
  %s = shufflevector <vscale x 8 x i16> %i, <vscale x 8 x i16> poison, <vscale x 8 x i32> zeroinitializer
  %m = mul <vscale x 8 x i16> %s, splat (i16 4)
  %r = extractelement <vscale x 8 x i16> %m, i64 7
  ret i16 %r
}
define <vscale x 4 x i32> @triple(<vscale x 4 x i32> %v) {
  %r = mul <vscale x 4 x i32> %v, splat (i32 3)
  ret <vscale x 4 x i32> %r
}
define i32 @passed(i32 %x) {
  %v = insertelement <vscale x 4 x i32> undef, i32 %x, i64 1
  %f = freeze <vscale x 4 x i32> %v
  %w = call <vscale x 4 x i32> @triple(<vscale x 4 x i32> %f)
  br label %next
next:
  %p = phi <vscale x 4 x i32> [ %w, %0 ]
  %r = extractelement <vscale x 4 x i32> %p, i64 1
  ret i32 %r
}
define i1 @sum(i32 %x) {
  %i = insertelement <vscale x 4 x i32> poison, i32 %x, i64 0
  %s = shufflevector <vscale x 4 x i32> %i, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %r = call i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32> %s)
  %n = call i32 @llvm.vscale.i32()
  %m = mul i32 %n, 4
  %want = mul i32 %m, %x
  %c = icmp eq i32 %r, %want
  ret i1 %c
}
define i64 @array(i64 %n) {
  %p = alloca [2 x <vscale x 2 x i64>]
  store [2 x <vscale x 2 x i64>] zeroinitializer, ptr %p
  %q = getelementptr [2 x <vscale x 2 x i64>], ptr %p, i64 0, i64 %n
  store <vscale x 2 x i64> splat (i64 8), ptr %q
  %v = load <vscale x 2 x i64>, ptr %q
  %r = extractelement <vscale x 2 x i64> %v, i64 0
  ret i64 %r
}
define i8 @structs(i8 %x) {
  %v = insertelement <vscale x 16 x i8> splat (i8 4), i8 %x, i64 15
  %s = insertvalue { <vscale x 16 x i8>, <vscale x 16 x i8> } poison, <vscale x 16 x i8> %v, 0
  %t = insertvalue { <vscale x 16 x i8>, <vscale x 16 x i8> } %s, <vscale x 16 x i8> splat (i8 4), 1
  %a = extractvalue { <vscale x 16 x i8>, <vscale x 16 x i8> } %t, 0
  %b = extractvalue { <vscale x 16 x i8>, <vscale x 16 x i8> } %t, 1
  %c = add <vscale x 16 x i8> %a, %b
  %r = extractelement <vscale x 16 x i8> %c, i64 15
  ret i8 %r
}
@cells = global [2 x i32] [i32 4, i32 9]
define i32 @pointers() {
  %i = insertelement <vscale x 2 x i64> zeroinitializer, i64 1, i64 1
  %p = getelementptr i32, ptr @cells, <vscale x 2 x i64> %i
  %q = extractelement <vscale x 2 x ptr> %p, i64 1
  %r = load i32, ptr %q
  ret i32 %r
}
define i32 @widened(i8 %x) {
  %i = insertelement <vscale x 4 x i8> zeroinitializer, i8 %x, i64 2
  %w = sext <vscale x 4 x i8> %i to <vscale x 4 x i32>
  %b = bitcast <vscale x 4 x i32> %w to <vscale x 2 x i64>
  %e = extractelement <vscale x 2 x i64> %b, i64 1
  %r = trunc i64 %e to i32
  ret i32 %r
}
define i8 @bits() {
  %p = alloca <vscale x 8 x i1>
  store <vscale x 8 x i1> zeroinitializer, ptr %p
  %v = load <vscale x 8 x i1>, ptr %p
  %w = insertelement <vscale x 8 x i1> %v, i1 true, i64 0
  store <vscale x 8 x i1> %w, ptr %p
  %r = load i8, ptr %p
  ret i8 %r
}
