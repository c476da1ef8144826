; The first byte behind a variable on the stack.
define i8 @at(ptr %p, i64 %index) {
  %q = getelementptr i8, ptr %p, i64 %index
  %x = load i8, ptr %q ; trap(interp): out of bounds ; trap(jit): none
  ret i8 %x
}
define i32 @main() {
  %p = alloca [5 x i8]
  store [5 x i8] c"abcde", ptr %p
  %last = call i8 @at(ptr %p, i64 4)
  %next = call i8 @at(ptr %p, i64 5)
  ret i32 0
}
