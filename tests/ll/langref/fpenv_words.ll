; Keywords that weaken the assumptions about the floating-point environment permit, and do not require, an effect.
; covers: 4-33
; run: @strict(double 1.0, double 3.0) == double 0x3FD5555555555555
; run: @flushing(float 0x3810000000000000) == i1 true
; run: @dynamic(float 2.0) == float 1.0
define double @strict(double %a, double %b) strictfp {
  %q = call double @llvm.experimental.constrained.fdiv.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.maytrap") strictfp
  ret double %q
}
; The subnormal result may be kept or replaced by zero.
define i1 @flushing(float %a) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %h = fmul float %a, 0.5
  %b = bitcast float %h to i32
  %kept = icmp eq i32 %b, 4194304
  %zero = icmp eq i32 %b, 0
  %r = or i1 %kept, %zero
  ret i1 %r
}
define float @dynamic(float %a) "denormal-fp-math"="dynamic,dynamic" "denormal-fp-math-f32"="positive-zero,positive-zero" {
  %r = fmul float %a, 0.5
  ret float %r
}
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
