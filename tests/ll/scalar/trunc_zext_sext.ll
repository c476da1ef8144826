; The reference's examples and every pair of usual widths.
; run: @t32_8(i32 257) == i8 1
; run: @t32_1(i32 123) == i1 true
; run: @t32_1(i32 122) == i1 false
; run: @t64_32(i64 -9223372036854775807) == i32 1
; run: @t64_16(i64 32768) == i16 -32768
; run: @t64_33(i64 4294967296) == i33 -4294967296
; run: @t8_3(i8 12) == i3 -4
; run: @z32_64(i32 257) == i64 257
; run: @z32_64(i32 -1) == i64 4294967295
; run: @z1_32(i1 true) == i32 1
; run: @z8_16(i8 -1) == i16 255
; run: @z7_64(i7 -1) == i64 127
; run: @z33_64(i33 -1) == i64 8589934591
; run: @s8_16(i8 -1) == i16 -1
; run: @s1_32(i1 true) == i32 -1
; run: @s1_32(i1 false) == i32 0
; run: @s32_64(i32 -2147483648) == i64 -2147483648
; run: @s7_8(i7 -64) == i8 -64
; run: @s33_64(i33 -4294967296) == i64 -4294967296
; run: @s3_5(i3 -4) == i5 -4
; run: @z3_5(i3 -4) == i5 4
; covers: 1-71

define i8 @t32_8(i32 %x) {
  %r = trunc i32 %x to i8
  ret i8 %r
}
define i1 @t32_1(i32 %x) {
  %r = trunc i32 %x to i1
  ret i1 %r
}
define i32 @t64_32(i64 %x) {
  %r = trunc i64 %x to i32
  ret i32 %r
}
define i16 @t64_16(i64 %x) {
  %r = trunc i64 %x to i16
  ret i16 %r
}
define i33 @t64_33(i64 %x) {
  %r = trunc i64 %x to i33
  ret i33 %r
}
define i3 @t8_3(i8 %x) {
  %r = trunc i8 %x to i3
  ret i3 %r
}
define i64 @z32_64(i32 %x) {
  %r = zext i32 %x to i64
  ret i64 %r
}
define i32 @z1_32(i1 %x) {
  %r = zext i1 %x to i32
  ret i32 %r
}
define i16 @z8_16(i8 %x) {
  %r = zext i8 %x to i16
  ret i16 %r
}
define i64 @z7_64(i7 %x) {
  %r = zext i7 %x to i64
  ret i64 %r
}
define i64 @z33_64(i33 %x) {
  %r = zext i33 %x to i64
  ret i64 %r
}
define i16 @s8_16(i8 %x) {
  %r = sext i8 %x to i16
  ret i16 %r
}
define i32 @s1_32(i1 %x) {
  %r = sext i1 %x to i32
  ret i32 %r
}
define i64 @s32_64(i32 %x) {
  %r = sext i32 %x to i64
  ret i64 %r
}
define i8 @s7_8(i7 %x) {
  %r = sext i7 %x to i8
  ret i8 %r
}
define i64 @s33_64(i33 %x) {
  %r = sext i33 %x to i64
  ret i64 %r
}
define i5 @s3_5(i3 %x) {
  %r = sext i3 %x to i5
  ret i5 %r
}
define i5 @z3_5(i3 %x) {
  %r = zext i3 %x to i5
  ret i5 %r
}
