; A pointer that was never set is followed.
define i32 @main() {
  %v = alloca ptr
  %p = load ptr, ptr %v
  %x = load i32, ptr %p ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 %x
}
