; A call of another type is what the machine makes of it, where both agree on the registers.
; exit: 4
@f = global ptr @g
define i64 @g(i64 %x) {
  ret i64 %x
}
define i32 @main() {
  %f = load ptr, ptr @f
  %r = call i32 %f(i32 4)
  ret i32 %r
}
