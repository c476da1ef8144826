@y = global i32 -1
define i32 @main() {
  %y = load i32, ptr @y
  %r = sdiv i32 poison, %y ; trap(interp): poison value ; trap(jit): none
  ret i32 1
}
