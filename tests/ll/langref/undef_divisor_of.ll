; `sdiv %X, undef`: the divisor could be zero.
; covers: 4-74
define i32 @main() {
  %u = freeze i32 7
  %b = sdiv i32 %u, undef ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 %b
}
