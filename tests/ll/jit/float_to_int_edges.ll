; Conversions at the edges: the nearest integers inside, and no fault outside (the results there are poison, and not looked at).
; run: @to_i8(double -128.9) == i8 -128
; run: @to_i8(double 127.9) == i8 127
; run: @to_u8(double 255.9) == i8 -1
; run: @to_i32(double -2147483648.0) == i32 -2147483648
; run: @to_u32(double 4294967295.0) == i32 -1
; run: @to_i64(double -9223372036854775808.0) == i64 -9223372036854775808
; run: @to_u64(double 18446744073709549568.0) == i64 -2048
; run: @to_i33(double 4294967295.0) == i33 4294967295
; run: @to_i1(double -1.0) == i1 true
; run: @to_u1(double 1.0) == i1 true
; run: @outside(double 1.0e300) == i32 1
; run: @outside(double 0x7FF8000000000000) == i32 1
; run: @from_u64(i64 -1) == double 0x43F0000000000000
; run: @from_i1(i1 true) == double -1.000000e+00
; run: @from_u1(i1 true) == double 1.000000e+00
; run: @rounds_once(i64 9007199791611905) == float 0x4340000020000000
define i8 @to_i8(double %x) {
  %r = fptosi double %x to i8
  ret i8 %r
}
define i8 @to_u8(double %x) {
  %r = fptoui double %x to i8
  ret i8 %r
}
define i32 @to_i32(double %x) {
  %r = fptosi double %x to i32
  ret i32 %r
}
define i32 @to_u32(double %x) {
  %r = fptoui double %x to i32
  ret i32 %r
}
define i64 @to_i64(double %x) {
  %r = fptosi double %x to i64
  ret i64 %r
}
define i64 @to_u64(double %x) {
  %r = fptoui double %x to i64
  ret i64 %r
}
define i33 @to_i33(double %x) {
  %r = fptosi double %x to i33
  ret i33 %r
}
define i1 @to_i1(double %x) {
  %r = fptosi double %x to i1
  ret i1 %r
}
define i1 @to_u1(double %x) {
  %r = fptoui double %x to i1
  ret i1 %r
}
define i32 @outside(double %x) {
  %a = fptosi double %x to i32
  %b = fptoui double %x to i64
  %c = fptosi double %x to i128
  %p = alloca i32
  ret i32 1
}
define double @from_u64(i64 %x) {
  %r = uitofp i64 %x to double
  ret double %r
}
define double @from_i1(i1 %x) {
  %r = sitofp i1 %x to double
  ret double %r
}
define double @from_u1(i1 %x) {
  %r = uitofp i1 %x to double
  ret double %r
}
define float @rounds_once(i64 %x) {
  %r = sitofp i64 %x to float
  ret float %r
}
