; Hexadecimal integers: `u` counts the digits as they are, `s` takes the highest bit that is set for the sign.
; covers: 4-65
; run: @u() == i32 32768
; run: @s() == i32 -32768
; run: @one() == i16 -1
; run: @zero() == i16 0
; run: @positive() == i16 -1
; run: @wide() == i128 -18446744073709551616
; run: @byte() == i8 -1
; run: @listed() == i32 -4096
; run: @odd() == i7 -64
@list = constant [2 x i32] [i32 u0xF, i32 s0xF000]
define i32 @u() {
  ret i32 u0x8000
}
define i32 @s() {
  ret i32 s0x8000
}
define i16 @one() {
  ret i16 s0x0001
}
define i16 @zero() {
  ret i16 s0x0
}
define i16 @positive() {
  ret i16 s0x7
}
define i128 @wide() {
  %r = add i128 s0x10000000000000000, u0x0
  ret i128 %r
}
define i8 @byte() {
  ret i8 u0xfF
}
define i32 @listed() {
  %r = load i32, ptr getelementptr (i32, ptr @list, i64 1)
  ret i32 %r
}
define i7 @odd() {
  ret i7 s0x40
}
