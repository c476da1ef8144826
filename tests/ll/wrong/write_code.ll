; A write to a function.
define i32 @seven() {
  ret i32 7
}
define i32 @main() {
  store i8 0, ptr @seven ; trap(interp): bad memory access ; trap(jit): write to read-only memory
  %x = call i32 @seven()
  ret i32 %x
}
