; run: @fptosi(double 3.99) == i64 3
; run: @fptosi(double -3.99) == i64 -3
; run: @fptosi(double -9223372036854775808.0) == i64 -9223372036854775808
; run: @fptosi32(double -2147483648.5) == i32 -2147483648
; run: @fptosi8(float -128.0) == i8 -128
; run: @fptoui(double 18446744073709549568.0) == i64 -2048
; run: @fptoui(double 0.99) == i64 0
; run: @fptoui8(float 255.0) == i8 -1
; run: @sitofp(i64 -7) == double -7.0
; run: @sitofp(i64 9007199254740993) == double 9007199254740992.0
; run: @sitofp8(i8 -128) == double -128.0
; run: @sitofp1(i1 true) == double -1.0
; run: @uitofp(i64 -1) == double 18446744073709551616.0
; run: @uitofp(i64 9007199254740993) == double 9007199254740992.0
; run: @uitofp8(i8 -128) == float 128.0
; run: @uitofp1(i1 true) == double 1.0
; run: @uitofpf(i64 -1) == float 18446744073709551616.0
; run: @sitofpf(i32 16777217) == float 16777216.0
; run: @fpext(float 0.1) == double 0x3FB99999A0000000
; run: @fptrunc(double 0.1) == float 0x3FB99999A0000000
; run: @fptrunc(double 1.0e300) == float 0x7FF0000000000000
; run: @bits(double 1.0) == i64 4607182418800017408
; run: @unbits(i64 -4616189618054758400) == double -1.0
; run: @fbits(float 1.0) == i32 1065353216
; run: @funbits(i32 1073741824) == float 2.0

define i64 @fptosi(double %x) {
  %r = fptosi double %x to i64
  ret i64 %r
}
define i32 @fptosi32(double %x) {
  %r = fptosi double %x to i32
  ret i32 %r
}
define i8 @fptosi8(float %x) {
  %r = fptosi float %x to i8
  ret i8 %r
}
define i64 @fptoui(double %x) {
  %r = fptoui double %x to i64
  ret i64 %r
}
define i8 @fptoui8(float %x) {
  %r = fptoui float %x to i8
  ret i8 %r
}
define double @sitofp(i64 %x) {
  %r = sitofp i64 %x to double
  ret double %r
}
define double @sitofp8(i8 %x) {
  %r = sitofp i8 %x to double
  ret double %r
}
define double @sitofp1(i1 %x) {
  %r = sitofp i1 %x to double
  ret double %r
}
define double @uitofp(i64 %x) {
  %r = uitofp i64 %x to double
  ret double %r
}
define float @uitofp8(i8 %x) {
  %r = uitofp i8 %x to float
  ret float %r
}
define double @uitofp1(i1 %x) {
  %r = uitofp i1 %x to double
  ret double %r
}
define float @uitofpf(i64 %x) {
  %r = uitofp i64 %x to float
  ret float %r
}
define float @sitofpf(i32 %x) {
  %r = sitofp i32 %x to float
  ret float %r
}
define double @fpext(float %x) {
  %r = fpext float %x to double
  ret double %r
}
define float @fptrunc(double %x) {
  %r = fptrunc double %x to float
  ret float %r
}
define i64 @bits(double %x) {
  %r = bitcast double %x to i64
  ret i64 %r
}
define double @unbits(i64 %x) {
  %r = bitcast i64 %x to double
  ret double %r
}
define i32 @fbits(float %x) {
  %r = bitcast float %x to i32
  ret i32 %r
}
define float @funbits(i32 %x) {
  %r = bitcast i32 %x to float
  ret float %r
}
