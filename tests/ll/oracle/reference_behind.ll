; A reference (`noundef`) to what is behind an object: the address is poison since it leaves its object, and that is what is
; wrong with it.
define i32 @get(ptr noundef %p) {
  ret i32 0
}
define i32 @main() {
  %a = alloca [4 x i32]
  %p = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 5
  %r = call i32 @get(ptr noundef %p) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %r
}
