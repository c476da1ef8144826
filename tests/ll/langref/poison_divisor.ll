; The divisor of a division.
; covers: 4-76
define i32 @main() {
  %p = add nsw i32 2147483647, 1
  %r = urem i32 5, %p ; trap(interp): poison value ; trap(jit): none
  ret i32 0
}
