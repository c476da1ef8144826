; Wrap-around at every width.
; run: @add8(i8 127, i8 1) == i8 -128
; run: @add16(i16 32767, i16 1) == i16 -32768
; run: @add32(i32 2147483647, i32 1) == i32 -2147483648
; run: @add64(i64 9223372036854775807, i64 1) == i64 -9223372036854775808
; run: @add7(i7 63, i7 1) == i7 -64
; run: @add33(i33 4294967295, i33 1) == i33 -4294967296
; run: @add1(i1 true, i1 true) == i1 false
; run: @sub8(i8 -128, i8 1) == i8 127
; run: @sub16(i16 -32768, i16 1) == i16 32767
; run: @sub13(i13 -4096, i13 1) == i13 4095
; run: @sub63(i63 -4611686018427387904, i63 1) == i63 4611686018427387903
; run: @mul8(i8 16, i8 16) == i8 0
; run: @mul8(i8 -128, i8 -1) == i8 -128
; run: @mul16(i16 255, i16 257) == i16 -1
; run: @mul32(i32 65536, i32 65536) == i32 0
; run: @mul32(i32 46341, i32 46341) == i32 -2147479015
; run: @mul20(i20 1024, i20 512) == i20 -524288
; run: @mul48(i48 16777216, i48 16777215) == i48 -16777216
; covers: 1-56

define i8 @add8(i8 %a, i8 %b) {
  %r = add i8 %a, %b
  ret i8 %r
}
define i16 @add16(i16 %a, i16 %b) {
  %r = add i16 %a, %b
  ret i16 %r
}
define i32 @add32(i32 %a, i32 %b) {
  %r = add i32 %a, %b
  ret i32 %r
}
define i64 @add64(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i7 @add7(i7 %a, i7 %b) {
  %r = add i7 %a, %b
  ret i7 %r
}
define i33 @add33(i33 %a, i33 %b) {
  %r = add i33 %a, %b
  ret i33 %r
}
define i1 @add1(i1 %a, i1 %b) {
  %r = add i1 %a, %b
  ret i1 %r
}
define i8 @sub8(i8 %a, i8 %b) {
  %r = sub i8 %a, %b
  ret i8 %r
}
define i16 @sub16(i16 %a, i16 %b) {
  %r = sub i16 %a, %b
  ret i16 %r
}
define i13 @sub13(i13 %a, i13 %b) {
  %r = sub i13 %a, %b
  ret i13 %r
}
define i63 @sub63(i63 %a, i63 %b) {
  %r = sub i63 %a, %b
  ret i63 %r
}
define i8 @mul8(i8 %a, i8 %b) {
  %r = mul i8 %a, %b
  ret i8 %r
}
define i16 @mul16(i16 %a, i16 %b) {
  %r = mul i16 %a, %b
  ret i16 %r
}
define i32 @mul32(i32 %a, i32 %b) {
  %r = mul i32 %a, %b
  ret i32 %r
}
define i20 @mul20(i20 %a, i20 %b) {
  %r = mul i20 %a, %b
  ret i20 %r
}
define i48 @mul48(i48 %a, i48 %b) {
  %r = mul i48 %a, %b
  ret i48 %r
}
