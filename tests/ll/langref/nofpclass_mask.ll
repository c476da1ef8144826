; The classes that a number is not may be written as a mask: 3 is `nan`, 1023 is `all`.
; run: @f(float 1.5) == float 1.5
define float @f(float nofpclass(3) %x) {
  ret float %x
}
define float @none(float nofpclass(1023) %x) {
  ret float %x
}
