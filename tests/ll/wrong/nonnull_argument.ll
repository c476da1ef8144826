; An argument that is promised not to be null.
define i32 @f(ptr nonnull noundef %p) {
  ret i32 0
}
@none = global ptr null
define i32 @main() {
  %p = load ptr, ptr @none
  %r = call i32 @f(ptr nonnull noundef %p) ; trap(interp): poison value ; trap(jit): none
  ret i32 %r
}
