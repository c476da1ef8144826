; bitcast hands the pointer on unchanged, there and back, also of functions and of null.
; run: @round(i64 6) == i64 6
; run: @same() == i1 true
; run: @null() == ptr null
; run: @code(i64 6) == i64 7
; run: @first_field() == i64 40
; run: @view(i64 2) == i64 30
; covers: 0-20

@s = global { i64, i64, i64 } { i64 40, i64 20, i64 30 }

define i64 @round(i64 %x) {
  %p = alloca i64
  store i64 %x, i64* %p
  %a = bitcast i64* %p to i8*
  %b = bitcast i8* %a to {i64, i64}*
  %c = bitcast {i64, i64}* %b to i64**
  %d = bitcast i64** %c to i64*
  %v = load i64, i64* %d
  ret i64 %v
}
define i1 @same() {
  %a = bitcast { i64, i64, i64 }* @s to i8*
  %b = bitcast i8* %a to { i64, i64, i64 }*
  %r = icmp eq { i64, i64, i64 }* %b, @s
  ret i1 %r
}
define i8* @null() {
  %a = bitcast i64* null to i8*
  ret i8* %a
}
define i64 @succ(i64 %x) {
  %r = add i64 %x, 1
  ret i64 %r
}
define i64 @code(i64 %x) {
  %a = bitcast i64 (i64)* @succ to i8*
  %b = bitcast i8* %a to i64 (i64)*
  %r = call i64 %b(i64 %x)
  ret i64 %r
}
define i64 @first_field() {
  %p = bitcast { i64, i64, i64 }* @s to i64*
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @view(i64 %i) {
  %p = bitcast { i64, i64, i64 }* @s to [3 x i64]*
  %q = getelementptr [3 x i64], [3 x i64]* %p, i32 0, i64 %i
  %v = load i64, i64* %q
  ret i64 %v
}
