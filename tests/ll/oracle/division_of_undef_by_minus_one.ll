@y = global i32 -1
define i32 @main() {
  %y = load i32, ptr @y
  %r = srem i32 undef, %y ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 1
}
