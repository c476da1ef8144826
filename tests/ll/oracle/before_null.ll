; An address a little below null is computed from a null pointer.
define i32 @main() {
  %p = inttoptr i64 -8 to ptr
  %x = load i32, ptr %p ; trap(interp): null pointer ; trap(jit): none
  ret i32 %x
}
