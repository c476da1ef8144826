; ll_malloc hands out zeroed memory, n elements of the given size, each piece its own.
; run: @zero(i64 0) == i64 0
; run: @zero(i64 99) == i64 0
; run: @separate() == i64 3
; covers: 0-36

declare i8* @ll_malloc(i64, i64)

define i64 @zero(i64 %i) {
  %m = call i8* @ll_malloc(i64 100, i64 8)
  %p = bitcast i8* %m to i64*
  %q = getelementptr i64, i64* %p, i64 %i
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @separate() {
  %m = call i8* @ll_malloc(i64 1, i64 8)
  %n = call i8* @ll_malloc(i64 1, i64 8)
  %p = bitcast i8* %m to i64*
  %q = bitcast i8* %n to i64*
  store i64 1, i64* %p
  store i64 2, i64* %q
  %a = load i64, i64* %p
  %b = load i64, i64* %q
  %c = add i64 %a, %b
  ret i64 %c
}
