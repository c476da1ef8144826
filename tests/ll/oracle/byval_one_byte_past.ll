; The first byte behind an argument that is passed as a copy.
%three = type { i8, i8, i8 }
define i8 @at(ptr byval(%three) %p, i64 %index) {
  %q = getelementptr i8, ptr %p, i64 %index
  %x = load i8, ptr %q ; trap(interp): out of bounds ; trap(jit): none
  ret i8 %x
}
define i32 @main() {
  %p = alloca [8 x i8]
  store [8 x i8] c"abcdefgh", ptr %p
  %last = call i8 @at(ptr byval(%three) %p, i64 2)
  %next = call i8 @at(ptr byval(%three) %p, i64 3)
  ret i32 0
}
