; Every predicate on less, equal, greater and unordered.
; run: @oeq(double 1.0, double 2.0) == i1 false
; run: @oeq(double 2.0, double 2.0) == i1 true
; run: @oeq(double 0x7FF8000000000000, double 2.0) == i1 false
; run: @oeq(double 0.0, double -0.0) == i1 true
; run: @ogt(double 1.0, double 2.0) == i1 false
; run: @ogt(double 3.0, double 2.0) == i1 true
; run: @ogt(double 2.0, double 0x7FF8000000000000) == i1 false
; run: @oge(double 2.0, double 2.0) == i1 true
; run: @oge(double 1.0, double 2.0) == i1 false
; run: @oge(double 2.0, double 0x7FF8000000000000) == i1 false
; run: @olt(double 1.0, double 2.0) == i1 true
; run: @olt(double 2.0, double 2.0) == i1 false
; run: @olt(double 0x7FF8000000000000, double 2.0) == i1 false
; run: @ole(double 2.0, double 2.0) == i1 true
; run: @ole(double 3.0, double 2.0) == i1 false
; run: @ole(double 0x7FF8000000000000, double 2.0) == i1 false
; run: @one(double 1.0, double 2.0) == i1 true
; run: @one(double 2.0, double 2.0) == i1 false
; run: @one(double 0x7FF8000000000000, double 2.0) == i1 false
; run: @ord(double 1.0, double 2.0) == i1 true
; run: @ord(double 1.0, double 0x7FF8000000000000) == i1 false
; run: @ueq(double 1.0, double 2.0) == i1 false
; run: @ueq(double 2.0, double 2.0) == i1 true
; run: @ueq(double 0x7FF8000000000000, double 2.0) == i1 true
; run: @ugt(double 1.0, double 2.0) == i1 false
; run: @ugt(double 3.0, double 2.0) == i1 true
; run: @ugt(double 0x7FF8000000000000, double 2.0) == i1 true
; run: @uge(double 1.0, double 2.0) == i1 false
; run: @uge(double 2.0, double 2.0) == i1 true
; run: @uge(double 2.0, double 0x7FF8000000000000) == i1 true
; run: @ult(double 3.0, double 2.0) == i1 false
; run: @ult(double 1.0, double 2.0) == i1 true
; run: @ult(double 2.0, double 0x7FF8000000000000) == i1 true
; run: @ule(double 3.0, double 2.0) == i1 false
; run: @ule(double 2.0, double 2.0) == i1 true
; run: @ule(double 0x7FF8000000000000, double 2.0) == i1 true
; run: @une(double 2.0, double 2.0) == i1 false
; run: @une(double 1.0, double 2.0) == i1 true
; run: @une(double 0x7FF8000000000000, double 0x7FF8000000000000) == i1 true
; run: @uno(double 1.0, double 2.0) == i1 false
; run: @uno(double 0x7FF8000000000000, double 2.0) == i1 true
; run: @true(double 0x7FF8000000000000, double 2.0) == i1 true
; run: @false(double 2.0, double 2.0) == i1 false
; run: @oltf(float 1.0, float 2.0) == i1 true
; run: @oltf(float 0x7FF8000000000000, float 2.0) == i1 false
; run: @unef(float 0x7FF8000000000000, float 2.0) == i1 true

define i1 @oeq(double %a, double %b) {
  %r = fcmp oeq double %a, %b
  ret i1 %r
}
define i1 @ogt(double %a, double %b) {
  %r = fcmp ogt double %a, %b
  ret i1 %r
}
define i1 @oge(double %a, double %b) {
  %r = fcmp oge double %a, %b
  ret i1 %r
}
define i1 @olt(double %a, double %b) {
  %r = fcmp olt double %a, %b
  ret i1 %r
}
define i1 @ole(double %a, double %b) {
  %r = fcmp ole double %a, %b
  ret i1 %r
}
define i1 @one(double %a, double %b) {
  %r = fcmp one double %a, %b
  ret i1 %r
}
define i1 @ord(double %a, double %b) {
  %r = fcmp ord double %a, %b
  ret i1 %r
}
define i1 @ueq(double %a, double %b) {
  %r = fcmp ueq double %a, %b
  ret i1 %r
}
define i1 @ugt(double %a, double %b) {
  %r = fcmp ugt double %a, %b
  ret i1 %r
}
define i1 @uge(double %a, double %b) {
  %r = fcmp uge double %a, %b
  ret i1 %r
}
define i1 @ult(double %a, double %b) {
  %r = fcmp ult double %a, %b
  ret i1 %r
}
define i1 @ule(double %a, double %b) {
  %r = fcmp ule double %a, %b
  ret i1 %r
}
define i1 @une(double %a, double %b) {
  %r = fcmp une double %a, %b
  ret i1 %r
}
define i1 @uno(double %a, double %b) {
  %r = fcmp uno double %a, %b
  ret i1 %r
}
define i1 @true(double %a, double %b) {
  %r = fcmp true double %a, %b
  ret i1 %r
}
define i1 @false(double %a, double %b) {
  %r = fcmp false double %a, %b
  ret i1 %r
}
define i1 @oltf(float %a, float %b) {
  %r = fcmp olt float %a, %b
  ret i1 %r
}
define i1 @unef(float %a, float %b) {
  %r = fcmp une float %a, %b
  ret i1 %r
}
