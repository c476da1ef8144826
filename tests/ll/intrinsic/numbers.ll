; Functions of integers and floating-point numbers that have no instruction.
; run: @three(i65 -1, i65 1) == i2 -1
; run: @uthree(i65 -1, i65 1) == i8 1
; run: @shift(i7 40, i7 1) == i7 63
; run: @shift(i7 -40, i7 1) == i7 -64
; run: @shift(i7 -3, i7 2) == i7 -12
; run: @ushift(i128 3, i128 127) == i128 -1
; run: @rotate(i96 1, i96 97) == i96 2
; run: @rotate(i96 1, i96 -1) == i96 9223372036854775808
; run: @sat(float 1.0e+30) == i100 633825300114114700748351602687
; run: @sat(float 0x7FF8000000000000) == i100 0
; run: @usat(half -1.0) == i9 0
; run: @usat(half 600.0) == i9 -1
; run: @scaled(float 1.0, i32 -149) == float 0x36A0000000000000
; run: @scaled(float 1.5, i32 -149) == float 0x36B0000000000000
; run: @parts(double 10.0) == { double 6.250000e-01, i32 4 }
; run: @parts(double 0x0000000000000001) == { double 5.000000e-01, i32 -1073 }
; run: @parts(double -0.0) == { double -0.000000e+00, i32 0 }
; run: @point(float -2.75) == { float -7.500000e-01, float -2.000000e+00 }
; run: @point(float 0xFFF0000000000000) == { float -0.000000e+00, float 0xFFF0000000000000 }
; run: @circle(double 0.0) == { double 0.000000e+00, double 1.000000e+00 }
; run: @class(half 0xH8001) == i1 true
; run: @class(half 0xH0001) == i1 false
; run: @least(double 0x7FF8000000000000, double 1.0) == double 1.000000e+00
; run: @least(double 0.0, double -0.0) == double -0.000000e+00
; run: @round(double -2.5) == i64 -3
; run: @even(bfloat 2.5) == i32 2
; run: @tenfold(double 0.0) == double 1.000000e+00
; run: @angle(float 0.0, float -0.0) == float 0x400921FB60000000
; run: @tangent(half 0.0) == half 0xH0000
declare i2 @llvm.scmp.i2.i65(i65, i65)
declare i8 @llvm.ucmp.i8.i65(i65, i65)
declare i7 @llvm.sshl.sat.i7(i7, i7)
declare i128 @llvm.ushl.sat.i128(i128, i128)
declare i96 @llvm.fshl.i96(i96, i96, i96)
declare i100 @llvm.fptosi.sat.i100.f32(float)
declare i9 @llvm.fptoui.sat.i9.f16(half)
declare float @llvm.ldexp.f32.i32(float, i32)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare { float, float } @llvm.modf.f32(float)
declare { double, double } @llvm.sincos.f64(double)
declare i1 @llvm.is.fpclass.f16(half, i32)
declare double @llvm.minimumnum.f64(double, double)
declare i64 @llvm.lround.i64.f64(double)
declare i32 @llvm.lrint.i32.bf16(bfloat)
declare double @llvm.exp10.f64(double)
declare float @llvm.atan2.f32(float, float)
declare half @llvm.tanh.f16(half)
define i2 @three(i65 %a, i65 %b) {
  %r = call i2 @llvm.scmp.i2.i65(i65 %a, i65 %b)
  ret i2 %r
}
define i8 @uthree(i65 %a, i65 %b) {
  %r = call i8 @llvm.ucmp.i8.i65(i65 %a, i65 %b)
  ret i8 %r
}
define i7 @shift(i7 %a, i7 %b) {
  %r = call i7 @llvm.sshl.sat.i7(i7 %a, i7 %b)
  ret i7 %r
}
define i128 @ushift(i128 %a, i128 %b) {
  %r = call i128 @llvm.ushl.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i96 @rotate(i96 %a, i96 %n) {
  %r = call i96 @llvm.fshl.i96(i96 %a, i96 %a, i96 %n)
  ret i96 %r
}
define i100 @sat(float %x) {
  %r = call i100 @llvm.fptosi.sat.i100.f32(float %x)
  ret i100 %r
}
define i9 @usat(half %x) {
  %r = call i9 @llvm.fptoui.sat.i9.f16(half %x)
  ret i9 %r
}
define float @scaled(float %x, i32 %n) {
  %r = call float @llvm.ldexp.f32.i32(float %x, i32 %n)
  ret float %r
}
define { double, i32 } @parts(double %x) {
  %r = call { double, i32 } @llvm.frexp.f64.i32(double %x)
  ret { double, i32 } %r
}
define { float, float } @point(float %x) {
  %r = call { float, float } @llvm.modf.f32(float %x)
  ret { float, float } %r
}
define { double, double } @circle(double %x) {
  %r = call { double, double } @llvm.sincos.f64(double %x)
  ret { double, double } %r
}
; A negative number that is subnormal.
define i1 @class(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 16)
  ret i1 %r
}
define double @least(double %a, double %b) {
  %r = call double @llvm.minimumnum.f64(double %a, double %b)
  ret double %r
}
define i64 @round(double %x) {
  %r = call i64 @llvm.lround.i64.f64(double %x)
  ret i64 %r
}
define i32 @even(bfloat %x) {
  %r = call i32 @llvm.lrint.i32.bf16(bfloat %x)
  ret i32 %r
}
define double @tenfold(double %x) {
  %r = call double @llvm.exp10.f64(double %x)
  ret double %r
}
define float @angle(float %y, float %x) {
  %r = call float @llvm.atan2.f32(float %y, float %x)
  ret float %r
}
define half @tangent(half %x) {
  %r = call half @llvm.tanh.f16(half %x)
  ret half %r
}
