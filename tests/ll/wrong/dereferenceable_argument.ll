; An argument that is promised to be 16 bytes of memory.
@small = global i64 0
define i32 @f(ptr dereferenceable(16) %p) {
  ret i32 0
}
define i32 @main() {
  %r = call i32 @f(ptr @small) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %r
}
