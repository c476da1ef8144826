; half and bfloat: every result is rounded once. (Expectations by the formats: 11 and 8 bits.)
; run: @add(half 2048.0, half 1.0) == half 0xH6800
; run: @add(half 2048.0, half 3.0) == half 0xH6802
; run: @add(half 65504.0, half 16.0) == half 0xH7C00
; run: @add(half 65504.0, half 15.99) == half 0xH7BFF
; run: @mul(half 0xH0001, half 0.5) == half 0xH0000
; run: @mul(half 0xH0003, half 0.5) == half 0xH0002
; run: @div(half 1.0, half 3.0) == half 0xH3555
; run: @rem(half 5.5, half -2.0) == half 0xH3E00
; run: @neg(half 0xH7C01) == half 0xHFC01
; run: @fma(bfloat 0xR3F81, bfloat 1.5, bfloat 0xR0001) == bfloat 0xR3FC2
; run: @fma(bfloat 0xR3F81, bfloat 1.5, bfloat 0.0) == bfloat 0xR3FC2
; run: @fma(bfloat 0xR3F81, bfloat 1.5, bfloat 0xR8001) == bfloat 0xR3FC1
; run: @bmul(bfloat 0xR1F81, bfloat 0xR2001) == bfloat 0xR0041
; run: @from_i64(i64 72340172838076673) == bfloat 0xR5B81
; run: @from_u128(i128 -1) == bfloat 0xR7F80
; run: @from_u128h(i128 65520) == half 0xH7C00
; run: @from_u128h(i128 65519) == half 0xH7BFF
; run: @from_i1(i1 true) == half 0xHBC00
; run: @to_i8(half -128.9) == i8 -128
; run: @to_u96(bfloat 0xR5F80) == i96 18446744073709551616
; run: @trunc(double 2049.0000001) == half 0xH6801
; run: @truncf(float 0x3FF0080000000000) == bfloat 0xR3F80
; run: @extend(half 0xH0001) == double 0x3E70000000000000
; run: @extendb(bfloat 0xR0001) == float 0x37A0000000000000
; run: @less(half 0xH8000, half 0.0) == i1 false
; run: @less(half -1.0, half 0xH0001) == i1 true
; run: @unordered(bfloat 0xR7FC0, bfloat 1.0) == i1 true
; run: @bits(half 0xHFDEF) == i16 -529
; run: @of_bits(i16 -529) == bfloat 0xRFDEF
; run: @through_memory(half 0xH7DEF) == half 0xH7DEF
; run: @through_phi(i1 true, bfloat 0xRFFA5) == bfloat 0xRFFA5
; run: @through_calls(half 0xH7C01) == half 0xH7C01
; run: @many() == half 0xH4980
; run: @pair(half 1.0, bfloat 2.0) == { half 0xH3C00, bfloat 0xR4000 }
; run: @constant() == half 0xH4248
; run: @constants() == i16 15360
@h = global half 0xH4248
@list = constant [3 x bfloat] [bfloat 1.0, bfloat 0xRFF80, bfloat -0.5]
@folded = global half fptrunc (double 3.0 to half)
@widened = global float fpext (bfloat 0xR3FC0 to float)
define half @add(half %a, half %b) {
  %r = fadd half %a, %b
  ret half %r
}
define half @mul(half %a, half %b) {
  %r = fmul half %a, %b
  ret half %r
}
define half @div(half %a, half %b) {
  %r = fdiv half %a, %b
  ret half %r
}
define half @rem(half %a, half %b) {
  %r = frem half %a, %b
  ret half %r
}
define half @neg(half %a) {
  %r = fneg half %a
  ret half %r
}
declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
define bfloat @fma(bfloat %a, bfloat %b, bfloat %c) {
  %r = call bfloat @llvm.fma.bf16(bfloat %a, bfloat %b, bfloat %c)
  ret bfloat %r
}
define bfloat @bmul(bfloat %a, bfloat %b) {
  %r = fmul bfloat %a, %b
  ret bfloat %r
}
define bfloat @from_i64(i64 %x) {
  %r = sitofp i64 %x to bfloat
  ret bfloat %r
}
define bfloat @from_u128(i128 %x) {
  %r = uitofp i128 %x to bfloat
  ret bfloat %r
}
define half @from_u128h(i128 %x) {
  %r = uitofp i128 %x to half
  ret half %r
}
define half @from_i1(i1 %x) {
  %r = sitofp i1 %x to half
  ret half %r
}
define i8 @to_i8(half %x) {
  %r = fptosi half %x to i8
  ret i8 %r
}
define i96 @to_u96(bfloat %x) {
  %r = fptoui bfloat %x to i96
  ret i96 %r
}
define half @trunc(double %x) {
  %r = fptrunc double %x to half
  ret half %r
}
define bfloat @truncf(float %x) {
  %r = fptrunc float %x to bfloat
  ret bfloat %r
}
define double @extend(half %x) {
  %r = fpext half %x to double
  ret double %r
}
define float @extendb(bfloat %x) {
  %r = fpext bfloat %x to float
  ret float %r
}
define i1 @less(half %a, half %b) {
  %r = fcmp olt half %a, %b
  ret i1 %r
}
define i1 @unordered(bfloat %a, bfloat %b) {
  %r = fcmp uno bfloat %a, %b
  br i1 %r, label %yes, label %no
yes:
  ret i1 true
no:
  ret i1 false
}
define i16 @bits(half %a) {
  %r = bitcast half %a to i16
  ret i16 %r
}
define bfloat @of_bits(i16 %a) {
  %r = bitcast i16 %a to bfloat
  ret bfloat %r
}
define half @through_memory(half %a) {
  %p = alloca { i8, half }
  %q = getelementptr { i8, half }, ptr %p, i32 0, i32 1
  store volatile half %a, ptr %q
  %r = load half, ptr %q
  ret half %r
}
define bfloat @through_phi(i1 %c, bfloat %a) {
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %r = phi bfloat [ 0.0, %0 ], [ %a, %x ]
  %f = freeze bfloat %r
  %s = select i1 %c, bfloat %f, bfloat 1.0
  ret bfloat %s
}
define half @through_calls(half %a) {
  %r = call half @neg(half %a)
  %s = call half @neg(half %r)
  ret half %s
}
; More than there are registers.
define half @ninth(half %a, half, half, half, half, half, half, half, bfloat, half %j) {
  %r = fadd half %a, %j
  ret half %r
}
define half @many() {
  %r = call half @ninth(half 1.0, half 2.0, half 3.0, half 4.0, half 5.0, half 6.0, half 7.0, half 8.0, bfloat 9.0, half 10.0)
  ret half %r
}
define { half, bfloat } @make(half %a, bfloat %b) {
  %x = insertvalue { half, bfloat } poison, half %a, 0
  %y = insertvalue { half, bfloat } %x, bfloat %b, 1
  ret { half, bfloat } %y
}
define { half, bfloat } @pair(half %a, bfloat %b) {
  %r = call { half, bfloat } @make(half %a, bfloat %b)
  ret { half, bfloat } %r
}
define half @constant() {
  %r = load half, ptr @h
  ret half %r
}
define i16 @constants() {
  %p = getelementptr [3 x bfloat], ptr @list, i64 0, i64 2
  %a = load bfloat, ptr %p
  %b = fptosi bfloat %a to i16
  %h = load half, ptr @folded
  %f = load float, ptr @widened
  %i = fptosi half %h to i16
  %w = fmul float %f, 2.0
  %j = fptosi float %w to i16
  %same = icmp eq i16 %i, %j
  %z = zext i1 %same to i16
  %x = shl i16 15, 10
  %y = mul i16 %x, %z
  %r = add i16 %y, %b
  ret i16 %r
}
