; Comparisons of whole registers, and what is made of them without taking them apart: choices, wide masks, bits, and
; questions about all elements.

; The lesser of each pair: 1, -7, 3, 4.
; run: @least(i128 316912650167737814786368339969, i128 713053462702166014623848857602) == i128 316912650130844326638949236737
define i128 @least(i128 %x, i128 %y) {
  %a = bitcast i128 %x to <4 x i32>
  %b = bitcast i128 %y to <4 x i32>
  %m = icmp slt <4 x i32> %a, %b
  %r = select <4 x i1> %m, <4 x i32> %a, <4 x i32> %b
  %i = bitcast <4 x i32> %r to i128
  ret i128 %i
}

; One bit for each element, over two registers: 1 and 3, and 4 to 7 are below 4.
; run: @bits(i32 4) == i8 -11
define i8 @bits(i32 %n) {
  %one = insertelement <8 x i32> poison, i32 %n, i32 0
  %all = shufflevector <8 x i32> %one, <8 x i32> poison, <8 x i32> zeroinitializer
  %m = icmp ult <8 x i32> <i32 3, i32 9, i32 0, i32 4, i32 1, i32 2, i32 3, i32 0>, %all
  %i = bitcast <8 x i1> %m to i8
  ret i8 %i
}

; Neither equal nor unordered; and either. The lanes: 1 and 2, 1 and 1, NaN and 1, -0 and 0.
; run: @floats() == i32 4110
define i32 @floats() {
  %v = load volatile <4 x float>, ptr @left
  %w = load volatile <4 x float>, ptr @right
  %one = fcmp one <4 x float> %v, %w
  %ueq = fcmp ueq <4 x float> %v, %w
  %a = bitcast <4 x i1> %one to i4
  %b = bitcast <4 x i1> %ueq to i4
  %c = zext i4 %a to i32
  %d = zext i4 %b to i32
  %h = shl i32 %c, 12
  %r = or i32 %h, %d
  ret i32 %r
}
@left = global <4 x float> <float 1.0, float 1.0, float 0x7FF8000000000000, float -0.0>
@right = global <4 x float> <float 2.0, float 1.0, float 1.0, float 0.0>

; Combined, turned round, used in another block, and extended to another width than what was compared.
; run: @combined(i16 3) == i64 -281470681808896
; run: @combined(i16 9) == i64 281474976710655
define i64 @combined(i16 %n) {
  %one = insertelement <8 x i16> poison, i16 %n, i32 0
  %all = shufflevector <8 x i16> %one, <8 x i16> poison, <8 x i32> zeroinitializer
  %low = icmp sgt <8 x i16> %all, <i16 5, i16 0, i16 7, i16 3, i16 10, i16 11, i16 12, i16 13>
  %high = icmp eq <8 x i16> %all, <i16 9, i16 9, i16 9, i16 9, i16 100, i16 100, i16 100, i16 100>
  br label %next
next:
  %either = or <8 x i1> %low, %high
  %not = xor <8 x i1> %either, splat (i1 true)
  %again = xor <8 x i1> %not, <i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true>
  %wide = sext <8 x i1> %again to <8 x i16>
  %halves = bitcast <8 x i16> %wide to <2 x i64>
  %r = extractelement <2 x i64> %halves, i32 0
  ret i64 %r
}

; run: @all_or_any(i64 0) == i2 -1
; run: @all_or_any(i64 1) == i2 -2
; run: @all_or_any(i64 9) == i2 0
define i2 @all_or_any(i64 %n) {
  %one = insertelement <2 x i64> <i64 0, i64 0>, i64 %n, i32 1
  %m = icmp ult <2 x i64> %one, <i64 1, i64 1>
  %m2 = icmp ult <2 x i64> %one, <i64 0, i64 5>
  %all = call i1 @llvm.vector.reduce.and.v2i1(<2 x i1> %m)
  %any = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %m2)
  %a = zext i1 %all to i2
  %b = zext i1 %any to i2
  %h = shl i2 %b, 1
  %r = or i2 %h, %a
  ret i2 %r
}
declare i1 @llvm.vector.reduce.and.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.or.v2i1(<2 x i1>)
