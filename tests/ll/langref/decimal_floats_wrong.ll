; A number without a point is no floating-point constant; decimals must be exact, except those of `double`; and there are
; none for the large formats.
; covers: 4-66
define void @f() {
  %a = fadd double 15, 1.0 ; error: 20 E0132 integer constant must have integer type
  %b = fadd float 1.3, 1.0 ; error: 19 E0133 `1.3` is not exactly representable as float
  %c = fadd half 0.1, 1.0 ; error: 18 E0133 `0.1` is not exactly representable as half
  %d = fadd fp128 1.0, 2.0 ; error: 19 E0133 LLVM has no decimal literals of type fp128 ; error: 24 E0133
  %e = fadd x86_fp80 1.0, 2.0 ; error: 22 E0133 LLVM has no decimal literals of type x86_fp80 ; error: 27 E0133
  %g = fadd float 1.0e40, 1.0 ; error: 19 E0133 `1.0e40` is not exactly representable as float
  %h = fadd i32 1.0, 2 ; error: 13 E0203 ; error: 17 E0132 floating point constant
  ret void
}
