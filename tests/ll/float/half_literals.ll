; A literal must be a value of its format, exactly.
define void @f() {
  %a = fadd half 0.1, 1.0 ; error: 18 E0133
  %b = fadd half 65536.0, 1.0 ; error: 18 E0133
  %c = fadd bfloat 1.001953125, 1.0 ; error: 20 E0133
  %d = fadd bfloat 0xH3C00, 1.0 ; error: 20 E0133
  %e = fadd half 0xH3C00, 0x3FF8000000000000
  %g = fadd bfloat 0xR3F80, 0x47F0000000000000 ; error: 29 E0133
  ret void
}
