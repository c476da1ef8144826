; The LLVM 2.x reference's three ways to multiply by eight, as it writes them: the amount of a shift has its own type.
; run: @the_easy_way(i32 7) == i32 56
; run: @after_strength_reduction(i32 7) == i32 56
; run: @the_hard_way(i32 7) == i32 56
; run: @the_easy_way(i32 -2147483647) == i32 8
; run: @after_strength_reduction(i32 -2147483647) == i32 8
; run: @the_hard_way(i32 -2147483647) == i32 8
; run: @right(i32 -16) == i32 1073741820
; run: @right_signed(i32 -16) == i32 -4
; run: @by(i32 3, i8 4) == i32 48
; run: @by_wide(i8 3, i64 4) == i8 48
; run: @numbered(i64 5, i8 1) == i64 20
; run: @wide() == i1 true
; covers: 1-5

define i32 @the_easy_way(i32 %X) {
  %result = mul i32 %X, 8
  ret i32 %result
}
define i32 @after_strength_reduction(i32 %X) {
  %result = shl i32 %X, i8 3 ; warn: 3 W0211 a shift by an amount of another type was only accepted before LLVM 2.0
  ret i32 %result
}
define i32 @the_hard_way(i32 %X) {
  add i32 %X, %X
  add i32 %1, %1
  %result = add i32 %2, %2
  ret i32 %result
}
define i32 @right(i32 %x) {
  %r = lshr i32 %x, i8 2
  ret i32 %r
}
define i32 @right_signed(i32 %x) {
  %r = ashr i32 %x, i8 2
  ret i32 %r
}
define i32 @by(i32 %x, i8 %n) {
  %r = shl i32 %x, i8 %n
  ret i32 %r
}
define i8 @by_wide(i8 %x, i64 %n) {
  %r = shl i8 %x, i64 %n
  ret i8 %r
}
define i64 @numbered(i64, i8) {
  shl i64 %0, i8 %1      ; what is made of the amount takes no number
  %4 = shl i64 %3, i8 %1
  ret i64 %4
}
define i1 @wide() {
  %x = zext i64 5 to i256
  %r = shl i256 %x, i16 200
  %s = lshr i256 %r, i8 199
  %t = trunc i256 %s to i64
  %ok = icmp eq i64 %t, 10
  ret i1 %ok
}
