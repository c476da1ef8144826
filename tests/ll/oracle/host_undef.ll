; What C code gets in registers may be undefined in part, or all of it: fields of structs that nobody has set. No other value
; may come to C undefined, where that is known: by `noundef`, or because the C library takes no structs. Poison is no
; field that was not set.
; load: host_undef.c
; run: @half() == i32 1
; run: @whole() == i32 3
; run: @lanes() == i32 9
; run: @back() == i32 3
%pair = type { i32, i32 }
%four = type { i32, i32, i32, i32 }
declare i32 @first(i64)
declare i32 @third(i64, i64)
declare i32 @both(i64, <2 x float>)
declare i32 @call(ptr)

define i32 @half() {
  %p = alloca %pair
  store i32 1, ptr %p
  %v = load i64, ptr %p
  %r = call i32 @first(i64 %v)
  ret i32 %r
}

define i32 @whole() {
  %p = alloca %four
  %c = getelementptr %four, ptr %p, i32 0, i32 2
  store i32 3, ptr %c
  %low = load i64, ptr %p
  %high = load i64, ptr %c
  %r = call i32 @third(i64 %low, i64 %high)
  ret i32 %r
}

define i32 @lanes() {
  %p = alloca { i8, i32 }
  store i8 2, ptr %p
  %i = getelementptr { i8, i32 }, ptr %p, i32 0, i32 1
  store i32 3, ptr %i
  %v = load i64, ptr %p
  %q = alloca { float, float }
  store float 4.0, ptr %q
  %w = load <2 x float>, ptr %q
  %r = call i32 @both(i64 %v, <2 x float> %w)
  ret i32 %r
}

define internal i64 @made(i32 %n) {
  %p = alloca %pair
  store i32 %n, ptr %p
  %v = load i64, ptr %p
  ret i64 %v
}

define i32 @back() {
  %r = call i32 @call(ptr @made)
  ret i32 %r
}
