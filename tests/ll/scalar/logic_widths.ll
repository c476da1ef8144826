; The examples of the reference: and, or, xor; not is xor with -1.
; run: @and(i32 15, i32 40) == i32 8
; run: @and(i32 4, i32 8) == i32 0
; run: @or(i32 15, i32 40) == i32 47
; run: @or(i32 4, i32 8) == i32 12
; run: @xor(i32 15, i32 40) == i32 39
; run: @xor(i32 4, i32 8) == i32 12
; run: @not(i32 1) == i32 -2
; run: @not8(i8 0) == i8 -1
; run: @not7(i7 42) == i7 -43
; run: @and16(i16 -1, i16 -32768) == i16 -32768
; run: @xor33(i33 -4294967296, i33 -1) == i33 4294967295
; covers: 1-61

define i32 @and(i32 %a, i32 %b) {
  %r = and i32 %a, %b
  ret i32 %r
}
define i32 @or(i32 %a, i32 %b) {
  %r = or i32 %a, %b
  ret i32 %r
}
define i32 @xor(i32 %a, i32 %b) {
  %r = xor i32 %a, %b
  ret i32 %r
}
define i32 @not(i32 %a) {
  %r = xor i32 %a, -1
  ret i32 %r
}
define i8 @not8(i8 %a) {
  %r = xor i8 %a, -1
  ret i8 %r
}
define i7 @not7(i7 %a) {
  %r = xor i7 %a, -1
  ret i7 %r
}
define i16 @and16(i16 %a, i16 %b) {
  %r = and i16 %a, %b
  ret i16 %r
}
define i33 @xor33(i33 %a, i33 %b) {
  %r = xor i33 %a, %b
  ret i33 %r
}
