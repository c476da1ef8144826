; run: @round(i64 5) == i64 5
; run: @null() == i64 0
; run: @back() == ptr null
; run: @narrow() == i1 true
; run: @widen(i32 -1) == i64 4294967295
; run: @step(i64 3) == i64 24

@g = global i64 0

define i64 @round(i64 %x) {
  store i64 %x, i64* @g
  %a = ptrtoint i64* @g to i64
  %p = inttoptr i64 %a to i64*
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @null() {
  %a = ptrtoint i64* null to i64
  ret i64 %a
}
define i64* @back() {
  %p = inttoptr i64 0 to i64*
  ret i64* %p
}
; The low 16 bits of an address are the low 16 bits of its number.
define i1 @narrow() {
  %a = ptrtoint i64* @g to i64
  %b = ptrtoint i64* @g to i16
  %c = trunc i64 %a to i16
  %r = icmp eq i16 %b, %c
  ret i1 %r
}
define i64 @widen(i32 %x) {
  %p = inttoptr i32 %x to i8*
  %a = ptrtoint i8* %p to i64
  ret i64 %a
}
define i64 @step(i64 %n) {
  %p = getelementptr i64, i64* @g, i64 %n
  %a = ptrtoint i64* %p to i64
  %b = ptrtoint i64* @g to i64
  %d = sub i64 %a, %b
  ret i64 %d
}
