; The exit status was never set.
define i32 @main() {
  %v = alloca i32
  %x = load i32, ptr %v
  ret i32 %x ; trap(interp): uninitialised value ; trap(jit): none
}
