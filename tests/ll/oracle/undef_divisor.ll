define i32 @main() {
  %s = alloca i32
  %v = load i32, ptr %s
  %d = or i32 %v, 1
  %q = udiv i32 10, %d ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 %q
}
