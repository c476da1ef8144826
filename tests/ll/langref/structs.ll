; Literal, identified and packed structs: the offsets, in memory and in registers.
; covers: 4-61
; run: @packed() == i64 5
; run: @padded() == i64 12
; run: @unaligned(i32 -2) == i32 -2
; run: @nested(i32 7) == i32 7
; run: @same(i32 1, i32 2, i32 3) == i32 321
%T1 = type { i8, i32, i8 }
%T2 = type <{ i8, i32 }>
%list = type { i32, ptr, [2 x { i32, i32 }] }
define i64 @packed() {
  %r = ptrtoint ptr getelementptr (%T2, ptr null, i64 1) to i64
  ret i64 %r
}
define i64 @padded() {
  %r = ptrtoint ptr getelementptr (%T1, ptr null, i64 1) to i64
  ret i64 %r
}
define i32 @unaligned(i32 %x) {
  %p = alloca %T2
  %v = insertvalue %T2 <{ i8 1, i32 0 }>, i32 %x, 1
  store %T2 %v, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %r = load i32, ptr %q, align 1
  ret i32 %r
}
define i32 @nested(i32 %x) {
  %p = alloca %list
  %q = getelementptr %list, ptr %p, i64 0, i32 2, i64 1, i32 1
  store i32 %x, ptr %q
  %v = load %list, ptr %p
  %r = extractvalue %list %v, 2, 1, 1
  ret i32 %r
}
define i32 @same(i32 %a, i32 %b, i32 %c) {
  %x = insertvalue { i32, i32, i32 } poison, i32 %a, 0
  %y = insertvalue { i32, i32, i32 } %x, i32 %b, 1
  %z = insertvalue { i32, i32, i32 } %y, i32 %c, 2
  %e = extractvalue { i32, i32, i32 } %z, 0
  %f = extractvalue { i32, i32, i32 } %z, 1
  %g = extractvalue { i32, i32, i32 } %z, 2
  %h = mul i32 %f, 10
  %i = mul i32 %g, 100
  %j = add i32 %e, %h
  %k = add i32 %j, %i
  ret i32 %k
}
