; run: @ult(i64 1, i64 -1) == i1 true
; run: @ult(i64 -1, i64 1) == i1 false
; run: @ult(i64 5, i64 5) == i1 false
; run: @ule(i64 5, i64 5) == i1 true
; run: @ule(i64 -9223372036854775808, i64 9223372036854775807) == i1 false
; run: @ugt(i64 -1, i64 1) == i1 true
; run: @ugt(i64 5, i64 5) == i1 false
; run: @uge(i64 5, i64 5) == i1 true
; run: @uge(i64 1, i64 -1) == i1 false
; run: @ult8(i8 127, i8 -128) == i1 true
; run: @slt8(i8 127, i8 -128) == i1 false
; run: @ult7(i7 63, i7 -64) == i1 true
; run: @slt7(i7 63, i7 -64) == i1 false
; run: @slt7(i7 -64, i7 63) == i1 true
; run: @ugt33(i33 -1, i33 4294967295) == i1 true
; run: @sgt33(i33 -1, i33 4294967295) == i1 false
; run: @ult1(i1 false, i1 true) == i1 true
; run: @sgt16(i16 -1, i16 -2) == i1 true
; run: @sge32(i32 -2147483648, i32 2147483647) == i1 false

define i1 @ult(i64 %a, i64 %b) {
  %r = icmp ult i64 %a, %b
  ret i1 %r
}
define i1 @ule(i64 %a, i64 %b) {
  %r = icmp ule i64 %a, %b
  ret i1 %r
}
define i1 @ugt(i64 %a, i64 %b) {
  %r = icmp ugt i64 %a, %b
  ret i1 %r
}
define i1 @uge(i64 %a, i64 %b) {
  %r = icmp uge i64 %a, %b
  ret i1 %r
}
define i1 @ult8(i8 %a, i8 %b) {
  %r = icmp ult i8 %a, %b
  ret i1 %r
}
define i1 @slt8(i8 %a, i8 %b) {
  %r = icmp slt i8 %a, %b
  ret i1 %r
}
define i1 @ult7(i7 %a, i7 %b) {
  %r = icmp ult i7 %a, %b
  ret i1 %r
}
define i1 @slt7(i7 %a, i7 %b) {
  %r = icmp slt i7 %a, %b
  ret i1 %r
}
define i1 @ugt33(i33 %a, i33 %b) {
  %r = icmp ugt i33 %a, %b
  ret i1 %r
}
define i1 @sgt33(i33 %a, i33 %b) {
  %r = icmp sgt i33 %a, %b
  ret i1 %r
}
define i1 @ult1(i1 %a, i1 %b) {
  %r = icmp ult i1 %a, %b
  ret i1 %r
}
define i1 @sgt16(i16 %a, i16 %b) {
  %r = icmp sgt i16 %a, %b
  ret i1 %r
}
define i1 @sge32(i32 %a, i32 %b) {
  %r = icmp sge i32 %a, %b
  ret i1 %r
}
