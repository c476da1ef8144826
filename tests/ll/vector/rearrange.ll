; Intrinsics that put elements elsewhere, count them, or make them from numbers (LangRef "Vector Manipulation Intrinsics").

declare <8 x i8> @llvm.vector.insert.v8i8.v4i8(<8 x i8>, <4 x i8>, i64)
declare <4 x i8> @llvm.vector.extract.v4i8.v8i8(<8 x i8>, i64)
declare <8 x i8> @llvm.vector.reverse.v8i8(<8 x i8>)
declare <8 x i8> @llvm.experimental.vector.splice.v8i8(<8 x i8>, <8 x i8>, i32)
declare <8 x i8> @llvm.vector.interleave2.v8i8(<4 x i8>, <4 x i8>)
declare { <4 x i8>, <4 x i8> } @llvm.vector.deinterleave2.v8i8(<8 x i8>)
declare <6 x i16> @llvm.vector.interleave3.v6i16(<2 x i16>, <2 x i16>, <2 x i16>)
declare <8 x i8> @llvm.stepvector.v8i8()
declare <8 x i1> @llvm.get.active.lane.mask.v8i1.i8(i8, i8)
declare i32 @llvm.experimental.cttz.elts.i32.v8i1(<8 x i1>, i1)
declare i64 @llvm.experimental.cttz.elts.i64.v4i32(<4 x i32>, i1)
declare <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v8i32(<2 x i32>, <8 x i32>)
declare <8 x i8> @llvm.experimental.vector.compress.v8i8(<8 x i8>, <8 x i1>, <8 x i8>)

declare <8 x i8> @llvm.vector.splice.left.v8i8(<8 x i8>, <8 x i8>, i32)
declare <8 x i8> @llvm.vector.splice.right.v8i8(<8 x i8>, <8 x i8>, i32)

define <8 x i8> @bytes(i64 %x) {
  %v = bitcast i64 %x to <8 x i8>
  ret <8 x i8> %v
}

; run: @insert(i64 578437695752307201, i64 1295788826) == i64 5565370630259540481
define i64 @insert(i64 %x, i64 %y) {
  %v = call <8 x i8> @bytes(i64 %x)
  %w = call <8 x i8> @bytes(i64 %y)
  %low = call <4 x i8> @llvm.vector.extract.v4i8.v8i8(<8 x i8> %w, i64 0)
  %r = call <8 x i8> @llvm.vector.insert.v8i8.v4i8(<8 x i8> %v, <4 x i8> %low, i64 4)
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}

; run: @extract(i64 578437695752307201) == i32 134678021
define i32 @extract(i64 %x) {
  %v = call <8 x i8> @bytes(i64 %x)
  %high = call <4 x i8> @llvm.vector.extract.v4i8.v8i8(<8 x i8> %v, i64 4)
  %i = bitcast <4 x i8> %high to i32
  ret i32 %i
}

; run: @reverse(i64 578437695752307201) == i64 72623859790382856
define i64 @reverse(i64 %x) {
  %v = call <8 x i8> @bytes(i64 %x)
  %r = call <8 x i8> @llvm.vector.reverse.v8i8(<8 x i8> %v)
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}

; From the fourth element on; and the last two of the first before those of the second.
; run: @splice(i64 578437695752307201, i64 1735880461161533969) == i64 1374179562476668164
define i64 @splice(i64 %x, i64 %y) {
  %v = call <8 x i8> @bytes(i64 %x)
  %w = call <8 x i8> @bytes(i64 %y)
  %r = call <8 x i8> @llvm.experimental.vector.splice.v8i8(<8 x i8> %v, <8 x i8> %w, i32 3)
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}
; As two functions since LLVM 22: shifted out at the left, or so many elements of the first kept at the right.
; run: @left3(i64 578437695752307201, i64 1735880461161533969) == i64 1374179562476668164
define i64 @left3(i64 %x, i64 %y) {
  %v = call <8 x i8> @bytes(i64 %x)
  %w = call <8 x i8> @bytes(i64 %y)
  %r = call <8 x i8> @llvm.vector.splice.left.v8i8(<8 x i8> %v, <8 x i8> %w, i32 3)
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}
; run: @left0(i64 578437695752307201, i64 1735880461161533969) == i64 578437695752307201
define i64 @left0(i64 %x, i64 %y) {
  %v = call <8 x i8> @bytes(i64 %x)
  %w = call <8 x i8> @bytes(i64 %y)
  %r = call <8 x i8> @llvm.vector.splice.left.v8i8(<8 x i8> %v, <8 x i8> %w, i32 0)
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}
; run: @right2(i64 578437695752307201, i64 1735880461161533969) == i64 1591200115485378567
define i64 @right2(i64 %x, i64 %y) {
  %v = call <8 x i8> @bytes(i64 %x)
  %w = call <8 x i8> @bytes(i64 %y)
  %r = call <8 x i8> @llvm.vector.splice.right.v8i8(<8 x i8> %v, <8 x i8> %w, i32 2)
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}
; run: @right0(i64 578437695752307201, i64 1735880461161533969) == i64 1735880461161533969
define i64 @right0(i64 %x, i64 %y) {
  %v = call <8 x i8> @bytes(i64 %x)
  %w = call <8 x i8> @bytes(i64 %y)
  %r = call <8 x i8> @llvm.vector.splice.right.v8i8(<8 x i8> %v, <8 x i8> %w, i32 0)
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}
; run: @right8(i64 578437695752307201, i64 1735880461161533969) == i64 578437695752307201
define i64 @right8(i64 %x, i64 %y) {
  %v = call <8 x i8> @bytes(i64 %x)
  %w = call <8 x i8> @bytes(i64 %y)
  %r = call <8 x i8> @llvm.vector.splice.right.v8i8(<8 x i8> %v, <8 x i8> %w, i32 8)
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}
; run: @splice_end(i64 578437695752307201, i64 1735880461161533969) == i64 1591200115485378567
define i64 @splice_end(i64 %x, i64 %y) {
  %v = call <8 x i8> @bytes(i64 %x)
  %w = call <8 x i8> @bytes(i64 %y)
  %r = call <8 x i8> @llvm.experimental.vector.splice.v8i8(<8 x i8> %v, <8 x i8> %w, i32 -2)
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}

; run: @interleave(i32 67305985, i32 336794129) == i64 1442298684573356289
define i64 @interleave(i32 %x, i32 %y) {
  %v = bitcast i32 %x to <4 x i8>
  %w = bitcast i32 %y to <4 x i8>
  %r = call <8 x i8> @llvm.vector.interleave2.v8i8(<4 x i8> %v, <4 x i8> %w)
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}
; run: @interleave_three(i32 131073, i32 1179665, i32 2228257) == i96 41103809908853810400395265
define i96 @interleave_three(i32 %x, i32 %y, i32 %z) {
  %u = bitcast i32 %x to <2 x i16>
  %v = bitcast i32 %y to <2 x i16>
  %w = bitcast i32 %z to <2 x i16>
  %r = call <6 x i16> @llvm.vector.interleave3.v6i16(<2 x i16> %u, <2 x i16> %v, <2 x i16> %w)
  %i = bitcast <6 x i16> %r to i96
  ret i96 %i
}
; run: @deinterleave(i64 1442298684573356289) == { i32 67305985, i32 336794129 }
define { i32, i32 } @deinterleave(i64 %x) {
  %v = call <8 x i8> @bytes(i64 %x)
  %r = call { <4 x i8>, <4 x i8> } @llvm.vector.deinterleave2.v8i8(<8 x i8> %v)
  %a = extractvalue { <4 x i8>, <4 x i8> } %r, 0
  %b = extractvalue { <4 x i8>, <4 x i8> } %r, 1
  %i = bitcast <4 x i8> %a to i32
  %j = bitcast <4 x i8> %b to i32
  %s = insertvalue { i32, i32 } poison, i32 %i, 0
  %t = insertvalue { i32, i32 } %s, i32 %j, 1
  ret { i32, i32 } %t
}

; run: @steps() == i64 506097522914230528
define i64 @steps() {
  %r = call <8 x i8> @llvm.stepvector.v8i8()
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}

; Nothing wraps: 252 + 4 is not below 255.
; run: @active(i8 3, i8 6) == i8 7
; run: @active(i8 6, i8 3) == i8 0
; run: @active(i8 0, i8 200) == i8 -1
; run: @active(i8 252, i8 255) == i8 7
define i8 @active(i8 %base, i8 %n) {
  %r = call <8 x i1> @llvm.get.active.lane.mask.v8i1.i8(i8 %base, i8 %n)
  %i = bitcast <8 x i1> %r to i8
  ret i8 %i
}

; run: @first(i8 0) == i32 8
; run: @first(i8 1) == i32 0
; run: @first(i8 72) == i32 3
; run: @first(i8 -128) == i32 7
define i32 @first(i8 %x) {
  %v = bitcast i8 %x to <8 x i1>
  %r = call i32 @llvm.experimental.cttz.elts.i32.v8i1(<8 x i1> %v, i1 false)
  ret i32 %r
}
; run: @first_word(i128 0) == i64 4
; run: @first_word(i128 295147905179352825856) == i64 2
define i64 @first_word(i128 %x) {
  %v = bitcast i128 %x to <4 x i32>
  %r = call i64 @llvm.experimental.cttz.elts.i64.v4i32(<4 x i32> %v, i1 false)
  ret i64 %r
}

; All sums together: how they are distributed LangRef leaves open.
; run: @sums() == i32 136
define i32 @sums() {
  %r = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v8i32(<2 x i32> <i32 40, i32 60>, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>)
  %a = extractelement <2 x i32> %r, i32 0
  %b = extractelement <2 x i32> %r, i32 1
  %s = add i32 %a, %b
  ret i32 %s
}

; run: @compress(i64 578437695752307201, i8 -118, i64 1735880461161533969) == i64 1735880461160809474
; run: @compress(i64 578437695752307201, i8 0, i64 1735880461161533969) == i64 1735880461161533969
; run: @compress(i64 578437695752307201, i8 -1, i64 1735880461161533969) == i64 578437695752307201
define i64 @compress(i64 %x, i8 %m, i64 %y) {
  %v = call <8 x i8> @bytes(i64 %x)
  %w = call <8 x i8> @bytes(i64 %y)
  %mask = bitcast i8 %m to <8 x i1>
  %r = call <8 x i8> @llvm.experimental.vector.compress.v8i8(<8 x i8> %v, <8 x i1> %mask, <8 x i8> %w)
  %i = bitcast <8 x i8> %r to i64
  ret i64 %i
}
