; A function that nothing calls may hold anything.
; exit: 4
define <2 x i64> @never(<2 x i64> %x) {
  %r = add <2 x i64> %x, %x
  ret <2 x i64> %r
}
define i32 @main() {
  ret i32 4
}
