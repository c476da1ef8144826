; `--wrap`: sums, products and conversions that break `nsw` or `nuw` wrap on both engines; all else that is poison stays it.
; flags: --wrap
; run: @sum(i32 2147483647) == i32 -2147483648
; run: @less(i64 0) == i64 -1
; run: @product(i8 16) == i8 0
; run: @shifted(i32 3) == i32 -2147483648
; run: @cut(i32 300) == i8 44
; run: @folded() == i32 -2147483648
; exit: 0
@n = global i32 -2147483648
define i32 @sum(i32 %x) {
  %s = add nsw i32 %x, 1
  ret i32 %s
}
define i64 @less(i64 %x) {
  %s = sub nuw i64 %x, 1
  ret i64 %s
}
define i8 @product(i8 %x) {
  %p = mul nuw nsw i8 %x, %x
  ret i8 %p
}
define i32 @shifted(i32 %x) {
  %s = shl nuw nsw i32 %x, 31
  ret i32 %s
}
define i8 @cut(i32 %x) {
  %c = trunc nuw nsw i32 %x to i8
  ret i8 %c
}
define i32 @folded() {
  ret i32 add nsw (i32 2147483647, i32 1)
}
define i32 @main() {
  %n = load i32, ptr @n
  %negated = sub nsw i32 0, %n
  %small = icmp slt i32 %negated, 0
  br i1 %small, label %good, label %bad
good:
  ret i32 0
bad:
  ret i32 1
}
