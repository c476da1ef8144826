@y = global i200 -1
define i32 @main() {
  %y = load i200, ptr @y
  %r = sdiv i200 undef, %y ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 1
}
