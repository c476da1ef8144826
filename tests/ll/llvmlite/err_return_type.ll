; ret gives what the header says.
; covers: 0-21 0-22

define i64 @f() {
  ret void ; error: 3 E0205 `i64`
}
define void @g() {
  ret i64 1 ; error: 7 E0205 `void`
}
define i64* @h() {
  ret i64 1 ; error: 7 E0205 `i64*`
}
