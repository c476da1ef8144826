; covers: 4-63
define i32 @f() {
  ret i32 true ; error: 11 E0132
}
define void @g() {
  %x = or i8 false, 1 ; error: 14 E0132
  ret void
}
