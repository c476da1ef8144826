; Caller and callee do not agree about the calling convention.
define fastcc i32 @twice(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}
define i32 @main() {
  %r = call i32 @twice(i32 4) ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
