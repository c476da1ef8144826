; A function of the library may treat all NaNs as quiet ones: pow(1.0, SNaN) is 1.0 or a NaN that is quiet.
; covers: 4-37
; run: @power(double 1.0, i64 9219994337134247937) == i1 true
; run: @power(double 2.0, i64 9219994337134247937) == i1 true
; run: @exact(double 1.0, double 0x7FF8000000000000) == double 1.0
; run: @exact(double 0x7FF8000000000000, double 0.0) == double 1.0
; run: @exact(double 2.0, double -1.0) == double 0.5
declare double @llvm.pow.f64(double, double)
define i1 @power(double %x, i64 %bits) {
  %nan = bitcast i64 %bits to double
  %p = call double @llvm.pow.f64(double %x, double %nan)
  %b = bitcast double %p to i64
  %one = icmp eq i64 %b, 4607182418800017408
  %m = and i64 %b, 9221120237041090560
  %quiet = icmp eq i64 %m, 9221120237041090560
  %r = or i1 %one, %quiet
  ret i1 %r
}
define double @exact(double %x, double %y) {
  %p = call double @llvm.pow.f64(double %x, double %y)
  ret double %p
}
