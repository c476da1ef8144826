; run: @one() == double nan
; run: @number() == double 0x7FF8000000000000
; run: @mixed() == { i8, double } { i8 4, double nan }
define double @one() {
  ret double 1.0
}
define double @number() {
  ret double 0xFFF8000000000000
}
define { i8, double } @mixed() {
  ret { i8, double } { i8 3, double 0xFFF8000000000000 }
}
