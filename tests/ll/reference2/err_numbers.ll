; A decimal must be exact in `float`; a `double` takes the nearest value, as LLVM does in spite of the document.
; covers: 1-41
define float @f() {
  ret float 1.3  ; error: 13 E0133 not exactly representable as float
}
define double @g() {
  ret double 1.3
}
