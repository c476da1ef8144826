; A function that promises to return its argument returns something else.
define i32 @same(i32 returned %x) {
  %y = add i32 %x, 1
  ret i32 %y ; trap(interp): broken promise ; trap(jit): none
}
define i32 @main() {
  %r = call i32 @same(i32 1)
  ret i32 0
}
