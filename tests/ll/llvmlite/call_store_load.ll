; A callee sees the caller's stores and the caller the callee's, through pointers it passed.
; run: @main() == i64 42
; run: @swapped() == i64 21
; exit: 42
; covers: 0-33 0-32

define void @swap(i64* %a, i64* %b) {
  %x = load i64, i64* %a
  %y = load i64, i64* %b
  store i64 %y, i64* %a
  store i64 %x, i64* %b
  ret void
}
define i64 @swapped() {
  %a = alloca i64
  %b = alloca i64
  store i64 1, i64* %a
  store i64 2, i64* %b
  call void @swap(i64* %a, i64* %b)
  %x = load i64, i64* %a
  %y = load i64, i64* %b
  %t = mul i64 %x, 10
  %r = add i64 %t, %y
  ret i64 %r
}
define void @sum(i64* %out, i64* %a, i64* %b) {
  %x = load i64, i64* %a
  %y = load i64, i64* %b
  %z = add i64 %x, %y
  store i64 %z, i64* %out
  ret void
}
define i64 @main() {
  %a = alloca i64
  store i64 21, i64* %a
  call void @sum(i64* %a, i64* %a, i64* %a)
  %r = load i64, i64* %a
  ret i64 %r
}
