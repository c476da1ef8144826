; run: @pair() == { i64, i1 } { i64 1, i1 true }
; run: @pair() == { i64 1, i1 true }
; run: @number() == double nan
; run: @mixed() == { i8, double } { i8 3, double nan }
define { i64, i1 } @pair() {
  ret { i64, i1 } { i64 1, i1 true }
}
define double @number() {
  ret double 0xFFF8000000000000
}
define { i8, double } @mixed() {
  ret { i8, double } { i8 3, double 0x7FF8000000000001 }
}
