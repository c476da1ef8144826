; Its result is as wide as an address.
; covers: 4-86
define i32 @f(ptr %p) {
  %a = ptrtoaddr ptr %p to i32 ; error: 8 E0214 must have the width of an address
  ret i32 %a
}
define i64 @g(i64 %p) {
  %a = ptrtoaddr i64 %p to i64 ; error: 8 E0214 cannot convert `i64` to `i64`
  ret i64 %a
}
