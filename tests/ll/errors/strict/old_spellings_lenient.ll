; Without --strict all of them are read as they were then, without a word.
; run: @sum(i64 3) == i64 9
; run: @product(double 2.5) == double 6.25
; run: @shifted(i32 1) == i32 8
define i64 @sum(i64 %n) {
  %p = malloc i64, i32 2
  %q = getelementptr i64* %p, i64 1
  store i64 %n, i64* %p
  volatile store i64 6, i64* %q
  %a = load i64* %p
  %b = volatile load i64* %q
  %c = add i64 %a, %b
  free i64* %p
  ret i64 %c
}
define double @product(double %x) {
  %y = mul double %x, %x
  ret double %y
}
define i32 @shifted(i32 %x) {
  %y = shl i32 %x, i8 3
  ret i32 %y
}
