; The byte before a variable on the stack.
define i8 @at(ptr %p, i64 %index) {
  %q = getelementptr i8, ptr %p, i64 %index
  %x = load i8, ptr %q ; trap(interp): out of bounds ; trap(jit): none
  ret i8 %x
}
define i32 @main() {
  %p = alloca [5 x i8]
  store [5 x i8] c"abcde", ptr %p
  %first = call i8 @at(ptr %p, i64 0)
  %before = call i8 @at(ptr %p, i64 -1)
  ret i32 0
}
