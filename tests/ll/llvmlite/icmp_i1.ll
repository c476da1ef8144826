; i1 is a one-bit signed integer: true is -1, below false.
; run: @eq(i1 true, i1 true) == i1 true
; run: @eq(i1 true, i1 false) == i1 false
; run: @eq(i1 false, i1 false) == i1 true
; run: @ne(i1 true, i1 false) == i1 true
; run: @ne(i1 false, i1 false) == i1 false
; run: @slt(i1 true, i1 false) == i1 true
; run: @slt(i1 false, i1 true) == i1 false
; run: @slt(i1 true, i1 true) == i1 false
; run: @sle(i1 true, i1 false) == i1 true
; run: @sle(i1 false, i1 true) == i1 false
; run: @sle(i1 true, i1 true) == i1 true
; run: @sgt(i1 false, i1 true) == i1 true
; run: @sgt(i1 true, i1 false) == i1 false
; run: @sge(i1 false, i1 true) == i1 true
; run: @sge(i1 true, i1 false) == i1 false
; run: @sge(i1 false, i1 false) == i1 true
; covers: 0-16

define i1 @eq(i1 %a, i1 %b) {
  %r = icmp eq i1 %a, %b
  ret i1 %r
}
define i1 @ne(i1 %a, i1 %b) {
  %r = icmp ne i1 %a, %b
  ret i1 %r
}
define i1 @slt(i1 %a, i1 %b) {
  %r = icmp slt i1 %a, %b
  ret i1 %r
}
define i1 @sle(i1 %a, i1 %b) {
  %r = icmp sle i1 %a, %b
  ret i1 %r
}
define i1 @sgt(i1 %a, i1 %b) {
  %r = icmp sgt i1 %a, %b
  ret i1 %r
}
define i1 @sge(i1 %a, i1 %b) {
  %r = icmp sge i1 %a, %b
  ret i1 %r
}
