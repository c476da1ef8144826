; A struct cannot be a part of itself, however far down.
; covers: 4-61
%T = type { i32, %T } ; error: 1 E0211 identified structure type `%T` is recursive
%A = type { [2 x %B] } ; error: 1 E0211 identified structure type `%A` is recursive
%B = type <{ i8, %A }>
%ok = type { i32, ptr }
define void @f() {
  ret void
}
