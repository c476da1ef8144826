define i32 @main() {
  %s = alloca i32
  %v = load i32, ptr %s
  ret i32 %v ; trap(interp): uninitialised value ; trap(jit): none
}
