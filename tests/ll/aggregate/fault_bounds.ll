; All of the struct must lie in the object.
define i32 @main() {
  %p = alloca [3 x i32]
  %v = load { i32, [3 x i32] }, ptr %p ; trap(interp): out of bounds ; trap(jit): none
  %x = extractvalue { i32, [3 x i32] } %v, 0
  ret i32 %x
}
