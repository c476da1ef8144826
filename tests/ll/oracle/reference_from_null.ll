; A reference that is computed from a null pointer.
define i32 @get(ptr noundef %p) {
  ret i32 0
}
define i32 @main() {
  %p = getelementptr inbounds i32, ptr null, i64 -1
  %r = call i32 @get(ptr noundef %p) ; trap(interp): null pointer ; trap(jit): none
  ret i32 %r
}
