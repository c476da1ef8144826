; Flags whose promises are kept, and values of which a part is known.
; covers: 4-46
; run: @add_nsw(i200 803469022129495137770981046170581301261101496891396417650686) == i200 803469022129495137770981046170581301261101496891396417650687
; run: @mul_nuw(i256 340282366920938463463374607431768211455) == i256 115792089237316195423570985008687907852589419931798687112530834793049593217025
; run: @exact(i129 -8) == i129 -4
; run: @cut(i200 18446744073709551615) == i64 -1
; run: @disjoint(i256 4) == i256 7
; run: @half_known() == i64 5
; run: @frozen() == i256 0
; run: @too_large(double 1.0e30) == i256 1000000000000000019884624838656
define i200 @add_nsw(i200 %x) {
  %r = add nsw i200 %x, 1
  ret i200 %r
}
define i256 @mul_nuw(i256 %x) {
  %r = mul nuw i256 %x, %x
  ret i256 %r
}
define i129 @exact(i129 %x) {
  %r = sdiv exact i129 %x, 2
  ret i129 %r
}
define i64 @cut(i200 %x) {
  %r = trunc nuw i200 %x to i64
  ret i64 %r
}
define i256 @disjoint(i256 %x) {
  %r = or disjoint i256 %x, 3
  ret i256 %r
}
define i256 @frozen() {
  %x = freeze i256 poison
  %y = xor i256 %x, %x
  ret i256 %y
}
define i256 @too_large(double %d) {
  %r = fptosi double %d to i256
  ret i256 %r
}
; The low word is known though the others are not.
define i64 @half_known() {
  %p = alloca i256
  store i64 5, ptr %p
  %x = load i256, ptr %p
  %r = trunc i256 %x to i64
  ret i64 %r
}
