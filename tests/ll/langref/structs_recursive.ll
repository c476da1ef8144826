; A struct cannot be a part of itself, however far down.
; covers: 4-61
%T = type { i32, %T } ; error: 1 E0211 type `%T` contains itself
%A = type { [2 x %B] } ; error: 1 E0211 type `%A` contains itself
%B = type <{ i8, %A }>
%ok = type { i32, ptr }
define void @f() {
  ret void
}
