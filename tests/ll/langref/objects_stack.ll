; An alloca that asks for more than there is ends the program; its size does not wrap.
; covers: 4-20
define i32 @main() {
  %n = call i64 @much()
  %p = alloca i32, i64 %n ; trap: stack overflow
  store i32 1, ptr %p
  ret i32 0
}
define i64 @much() noinline {
  ret i64 4611686018427387905
}
