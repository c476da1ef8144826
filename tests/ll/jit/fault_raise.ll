; A signal the program sends itself.
declare i32 @raise(i32)
define i32 @main() {
  %r = call i32 @raise(i32 8) ; trap(jit): signal ; trap(interp): none
  ret i32 %r
}
