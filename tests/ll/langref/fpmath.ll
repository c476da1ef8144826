; `!fpmath` allows an error of so many units; the exact result is allowed too.
; covers: 4-103
; run: @f(float 1.0, float 4.0) == float 0.25
; run: @g(float 9.0) == float 3.0
declare float @llvm.sqrt.f32(float)
define float @f(float %a, float %b) {
  %r = fdiv float %a, %b, !fpmath !0
  ret float %r
}
define float @g(float %a) {
  %r = call float @llvm.sqrt.f32(float %a), !fpmath !0
  ret float %r
}
!0 = !{float 2.5}
