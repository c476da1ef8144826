; The code of a function is read as data.
define i32 @main() {
  %x = load i32, ptr @main ; trap(interp): bad memory access ; trap(jit): none
  ret i32 0
}
