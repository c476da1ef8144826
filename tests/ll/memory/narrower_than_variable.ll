; Variables that are read or written in parts: a narrower access sees, and changes, the lower bytes only.
; run: @low_byte(i64 513) == i8 1
; run: @low_half(i64 -2) == i32 -2
; run: @byte_changed(i64 -1, i8 0) == i64 -256
; run: @half_changed(i64 -1, i32 1) == i64 -4294967295
; run: @float_bits(float 1.0) == i32 1065353216
; run: @first_of_struct(i16 258) == i8 2
; run: @bit_in_byte(i8 3) == i1 true
define i8 @low_byte(i64 %x) {
  %p = alloca i64
  store i64 %x, ptr %p
  %r = load i8, ptr %p
  ret i8 %r
}
define i32 @low_half(i64 %x) {
  %p = alloca i64
  store i64 %x, ptr %p
  %r = load i32, ptr %p
  ret i32 %r
}
define i64 @byte_changed(i64 %x, i8 %low) {
  %p = alloca i64
  store i64 %x, ptr %p
  store i8 %low, ptr %p
  %r = load i64, ptr %p
  ret i64 %r
}
define i64 @half_changed(i64 %x, i32 %low) {
  %p = alloca i64
  store i64 %x, ptr %p
  store i32 %low, ptr %p
  %r = load i64, ptr %p
  ret i64 %r
}
define i32 @float_bits(float %x) {
  %p = alloca float
  store float %x, ptr %p
  %r = load i32, ptr %p
  ret i32 %r
}
define i8 @first_of_struct(i16 %x) {
  %p = alloca { i16, i16 }
  store i16 %x, ptr %p
  %r = load i8, ptr %p
  ret i8 %r
}
define i1 @bit_in_byte(i8 %x) {
  %p = alloca i8
  %odd = and i8 %x, 1
  store i8 %odd, ptr %p
  %r = load i1, ptr %p
  ret i1 %r
}
