; A double that no float holds becomes infinity; an integer that does not fit is poison, which nobody may look at.
; covers: 1-72
; run: @huge() == i1 true
; run: @unused(double 1.0e300) == i32 3
; run: @back(float 7.9) == i32 7
define i1 @huge() {
  %f = fptrunc double 1.0E+300 to float
  %c = fcmp oeq float %f, 0x7FF0000000000000
  ret i1 %c
}
define i32 @unused(double %x) {
  %i = fptosi double %x to i32
  %u = fptoui double %x to i8
  ret i32 3
}
define i32 @back(float %x) {
  %d = fpext float %x to double
  %i = fptosi double %d to i64
  %u = trunc i64 %i to i32
  ret i32 %u
}
