declare i32 @puts(ptr)
@text = private constant [3 x i8] c"abc"
define i32 @main() {
  %r = call i32 @puts(ptr @text) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
