; Integers of 65 to 128 bits.
; run: @mul(i128 18446744073709551616, i128 -3) == i128 -55340232221128654848
; run: @div(i128 -170141183460469231731687303715884105728, i128 10) == i128 -17014118346046923173168730371588410572
; run: @udiv(i128 -1, i128 10) == i128 34028236692093846346337460743176821145
; run: @rem(i128 -7, i128 3) == i128 -1
; run: @urem(i100 -1, i100 7) == i100 1
; run: @odd(i65 18446744073709551615, i65 1) == i65 -18446744073709551616
; run: @shifts(i128 1, i128 127) == i128 -1
; run: @odd_shift(i100 -1, i100 99) == i100 1
; run: @less(i128 -1, i128 0) == i1 true
; run: @uless(i128 -1, i128 0) == i1 false
; run: @max(i128 5, i128 -5) == i128 5
; run: @to_double(i128 1267650600228229401496703205376) == double 0x4630000000000000
; run: @from_double(double 0x4630000000000000) == i128 1267650600228229401496703205376
; run: @from_float(float -3.5) == i128 -3
; run: @unsigned_to_float(i128 -1) == float 0x47F0000000000000
; run: @memory(i72 -3) == i72 -3
; run: @bytes(i72 1208925819614629174705) == i8 65
; run: @halves(i128 36893488147419103235) == i64 5
; run: @extended(i8 -1) == i128 -1
define i128 @mul(i128 %a, i128 %b) {
  %r = mul i128 %a, %b
  ret i128 %r
}
define i128 @div(i128 %a, i128 %b) {
  %r = sdiv i128 %a, %b
  ret i128 %r
}
define i128 @udiv(i128 %a, i128 %b) {
  %r = udiv i128 %a, %b
  ret i128 %r
}
define i128 @rem(i128 %a, i128 %b) {
  %r = srem i128 %a, %b
  ret i128 %r
}
define i100 @urem(i100 %a, i100 %b) {
  %r = urem i100 %a, %b
  ret i100 %r
}
define i65 @odd(i65 %a, i65 %b) {
  %r = add i65 %a, %b
  ret i65 %r
}
define i128 @shifts(i128 %a, i128 %n) {
  %s = shl i128 %a, %n
  %r = ashr i128 %s, %n
  ret i128 %r
}
define i100 @odd_shift(i100 %a, i100 %n) {
  %r = lshr i100 %a, %n
  ret i100 %r
}
define i1 @less(i128 %a, i128 %b) {
  %r = icmp slt i128 %a, %b
  ret i1 %r
}
define i1 @uless(i128 %a, i128 %b) {
  %r = icmp ult i128 %a, %b
  ret i1 %r
}
define i128 @max(i128 %a, i128 %b) {
  %c = icmp sgt i128 %a, %b
  %r = select i1 %c, i128 %a, i128 %b
  ret i128 %r
}
define double @to_double(i128 %a) {
  %r = sitofp i128 %a to double
  ret double %r
}
define i128 @from_double(double %a) {
  %r = fptosi double %a to i128
  ret i128 %r
}
define i128 @from_float(float %a) {
  %r = fptosi float %a to i128
  ret i128 %r
}
define float @unsigned_to_float(i128 %a) {
  %r = uitofp i128 %a to float
  ret float %r
}
define i72 @memory(i72 %a) {
  %p = alloca i72
  store i72 %a, ptr %p
  call void @touch(ptr %p)
  %r = load i72, ptr %p
  ret i72 %r
}
define void @touch(ptr %p) {
  ret void
}
define i8 @bytes(i72 %a) {
  %p = alloca i72
  store i72 %a, ptr %p
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i8, ptr %q
  ret i8 %v
}
define i64 @halves(i128 %a) {
  %h = lshr i128 %a, 64
  %x = trunc i128 %h to i64
  %y = trunc i128 %a to i64
  %r = add i64 %x, %y
  ret i64 %r
}
define i128 @extended(i8 %a) {
  %r = sext i8 %a to i128
  ret i128 %r
}
