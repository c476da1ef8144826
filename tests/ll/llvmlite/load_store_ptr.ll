; With opaque pointers.
; run: @slot(i64 -6) == i64 -6
; run: @bool(i1 true) == i1 true
; run: @chase() == i64 12
; run: @swap() == i64 21
; covers: 0-15

@w = global i64 12
@p = global ptr @w
@q = global ptr @p
@pair = global { i64, i64 } { i64 1, i64 2 }

define i64 @slot(i64 %x) {
  %s = alloca i64
  store i64 %x, ptr %s
  %y = load i64, ptr %s
  ret i64 %y
}
define i1 @bool(i1 %x) {
  %s = alloca i1
  store i1 %x, ptr %s
  %y = load i1, ptr %s
  ret i1 %y
}
define i64 @chase() {
  %a = load ptr, ptr @q
  %b = load ptr, ptr %a
  %c = load i64, ptr %b
  ret i64 %c
}
define i64 @swap() {
  %second = getelementptr { i64, i64 }, ptr @pair, i32 0, i32 1
  %a = load i64, ptr @pair
  %b = load i64, ptr %second
  %t = mul i64 %b, 10
  %r = add i64 %t, %a
  ret i64 %r
}
