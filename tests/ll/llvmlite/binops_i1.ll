; The logical operations on booleans, as course compilers emit them.
; run: @and(i1 false, i1 true) == i1 false
; run: @and(i1 true, i1 true) == i1 true
; run: @or(i1 false, i1 true) == i1 true
; run: @or(i1 false, i1 false) == i1 false
; run: @xor(i1 true, i1 true) == i1 false
; run: @xor(i1 true, i1 false) == i1 true
; run: @not(i1 false) == i1 true
; run: @not(i1 true) == i1 false
; run: @add(i1 true, i1 true) == i1 false
; run: @sub(i1 false, i1 true) == i1 true
; run: @mul(i1 true, i1 true) == i1 true

define i1 @and(i1 %a, i1 %b) {
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @or(i1 %a, i1 %b) {
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @xor(i1 %a, i1 %b) {
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @not(i1 %a) {
  %r = xor i1 %a, 1
  ret i1 %r
}
define i1 @add(i1 %a, i1 %b) {
  %r = add i1 %a, %b
  ret i1 %r
}
define i1 @sub(i1 %a, i1 %b) {
  %r = sub i1 %a, %b
  ret i1 %r
}
define i1 @mul(i1 %a, i1 %b) {
  %r = mul i1 %a, %b
  ret i1 %r
}
