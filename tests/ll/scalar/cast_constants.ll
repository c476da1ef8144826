; Conversions of constants give the same.
; run: @t1() == i8 1
; run: @t2() == i1 true
; run: @t3() == i1 false
; run: @z1() == i64 257
; run: @z2() == i32 1
; run: @s1() == i16 -1
; run: @s2() == i32 -1
; covers: 1-71

define i8 @t1() {
  %X = trunc i32 257 to i8
  ret i8 %X
}
define i1 @t2() {
  %Y = trunc i32 123 to i1
  ret i1 %Y
}
define i1 @t3() {
  %Y = trunc i32 122 to i1
  ret i1 %Y
}
define i64 @z1() {
  %X = zext i32 257 to i64
  ret i64 %X
}
define i32 @z2() {
  %Y = zext i1 true to i32
  ret i32 %Y
}
define i16 @s1() {
  %X = sext i8 -1 to i16
  ret i16 %X
}
define i32 @s2() {
  %Y = sext i1 true to i32
  ret i32 %Y
}
