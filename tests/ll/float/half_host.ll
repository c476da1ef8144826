; Functions of the compiler's library that take and give half, in the low bits of a vector register.
; run: @there(half 1.5) == float 1.500000e+00
; run: @back(float 2049.0) == half 0xH6800
declare float @__extendhfsf2(half)
declare half @__truncsfhf2(float)
define float @there(half %x) {
  %r = call float @__extendhfsf2(half %x)
  ret float %r
}
define half @back(float %x) {
  %r = call half @__truncsfhf2(float %x)
  ret half %r
}
