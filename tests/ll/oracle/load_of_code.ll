define i32 @main() {
  %v = load i32, ptr @main ; trap(interp): bad memory access ; trap(jit): none
  ret i32 %v
}
