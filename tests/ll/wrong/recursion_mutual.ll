; Two functions that call each other without an end.
define i64 @even(i64 %n) {
  %m = sub i64 %n, 1
  %r = call i64 @odd(i64 %m) ; trap(interp): stack overflow
  %s = xor i64 %r, 1
  ret i64 %s
}
define i64 @odd(i64 %n) {
  %m = sub i64 %n, 1
  %r = call i64 @even(i64 %m) ; trap(jit): stack overflow
  %s = xor i64 %r, 1
  ret i64 %s
}
define i32 @main() {
  %r = call i64 @even(i64 -1)
  %s = trunc i64 %r to i32
  ret i32 %s
}
