; What an operation leaves above its width must not be seen by the next one: compare, extend, divide, shift, switch, store.
; run: @cmp(i7 63, i7 1) == i1 true
; run: @zext(i7 -1, i7 2) == i64 1
; run: @div(i7 63, i7 1) == i7 32
; run: @lshr(i7 -64, i7 -64) == i7 0
; run: @shl_lshr(i7 -1) == i7 31
; run: @shl_ashr(i7 33) == i7 33
; run: @not_zext(i1 true) == i64 0
; run: @sub_sext(i5 -16) == i64 15
; run: @mul_switch(i3 3) == i64 1
; run: @store_load(i7 64) == i64 64
; run: @trunc_cmp(i64 256) == i1 true
; run: @trunc_shift(i64 511) == i8 15
; run: @chain(i9 255) == i64 -256

define i1 @cmp(i7 %a, i7 %b) {
  %s = add i7 %a, %b
  %r = icmp slt i7 %s, %a
  ret i1 %r
}
define i64 @zext(i7 %a, i7 %b) {
  %s = add i7 %a, %b
  %r = zext i7 %s to i64
  ret i64 %r
}
define i7 @div(i7 %a, i7 %b) {
  %s = add i7 %a, %b
  %r = udiv i7 %s, 2
  ret i7 %r
}
define i7 @lshr(i7 %a, i7 %b) {
  %s = add i7 %a, %b
  %r = lshr i7 %s, 1
  ret i7 %r
}
define i7 @shl_lshr(i7 %a) {
  %s = shl i7 %a, 2
  %r = lshr i7 %s, 2
  ret i7 %r
}
define i7 @shl_ashr(i7 %a) {
  %s = shl i7 %a, 0
  %r = ashr i7 %s, 0
  ret i7 %r
}
define i64 @not_zext(i1 %a) {
  %s = xor i1 %a, true
  %r = zext i1 %s to i64
  ret i64 %r
}
define i64 @sub_sext(i5 %a) {
  %s = sub i5 %a, 1
  %r = sext i5 %s to i64
  ret i64 %r
}
define i64 @mul_switch(i3 %a) {
  %s = mul i3 %a, %a
  switch i3 %s, label %other [ i3 1, label %one ]
one:
  ret i64 1
other:
  ret i64 0
}
define i64 @store_load(i7 %a) {
  %p = alloca i7
  %s = sub i7 0, %a
  store i7 %s, i7* %p
  %v = load i7, i7* %p
  %r = zext i7 %v to i64
  ret i64 %r
}
define i1 @trunc_cmp(i64 %a) {
  %t = trunc i64 %a to i8
  %r = icmp eq i8 %t, 0
  ret i1 %r
}
define i8 @trunc_shift(i64 %a) {
  %t = trunc i64 %a to i8
  %r = lshr i8 %t, 4
  ret i8 %r
}
define i64 @chain(i9 %a) {
  %s = add i9 %a, 1
  %t = sext i9 %s to i64
  ret i64 %t
}
