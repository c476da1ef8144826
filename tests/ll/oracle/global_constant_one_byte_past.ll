; The first byte behind a constant, at an address that is a constant too.
@text = constant [3 x i8] c"ab\00"
@next = constant [3 x i8] c"cd\00"
define i32 @main() {
  %last = load i8, ptr getelementptr (i8, ptr @text, i64 2)
  %x = load i8, ptr getelementptr (i8, ptr @text, i64 3) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
