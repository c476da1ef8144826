; Each has at most its number of digits, and its type.
; covers: 4-68
define void @f() {
  %a = fadd x86_fp80 0xK3FFF00000000000000000, 0xK00000000000000000000 ; error: 22 E0134 malformed
  %b = fadd fp128 0xL000000000000000000000000000000000, 0xL00000000000000000000000000000000 ; error: 19 E0134 malformed
  %c = fadd half 0xH10000, 0xH0000 ; error: 18 E0134 malformed
  %d = fadd half 0xHFFFFF, 0xH0000 ; error: 18 E0134 malformed
  %e = fadd double 0xH0000, 1.0 ; error: 20 E0133 not exactly representable as double
  %g = fadd fp128 0xK00000000000000000000, 0xL00000000000000000000000000000000 ; error: 19 E0133 LLVM has no decimal literals of type fp128
  ret void
}
