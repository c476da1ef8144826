; Floating-point constants in hexadecimal, decimals that are exact, and what a comment says.
; covers: 1-40 1-42 1-74
; run: @hex() == double 4.5e15
; run: @exact() == float 1.25
; run: @payload() == i64 9221120237041134514
; run: @infinity() == i1 true
; run: @three() == i32 3

define double @hex() { ret double 0x432ff973cafa8000 }
define float @exact() { ret float 1.25 }

; A payload survives memory, phi and call: 0x7FF800000000ABB2
define double @same(double %x) { ret double %x }
define i64 @payload() {
entry:
  %slot = alloca double
  store double 0x7FF800000000ABB2, double* %slot
  %x = load double* %slot
  br label %next
next:
  %y = phi double [ %x, %entry ]
  %z = call double @same(double %y)
  %bits = bitcast double %z to i64
  ret i64 %bits
}
define i1 @infinity() {
  %c = fcmp oeq double 0x7FF0000000000000, 0x7FF0000000000000
  %d = fcmp ogt double 0x7FF0000000000000, 1.0e308
  %e = and i1 %c, %d
  ret i1 %e
}
define i32 @three() {
  %r = add i32 1, 2     ; yields {i32}:result = 3
  ret i32 %r
}
