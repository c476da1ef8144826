; A local array that is larger than the stack.
define i32 @main() {
  %big = alloca [134217728 x i8] ; trap: stack overflow
  %last = getelementptr i8, ptr %big, i64 5
  store volatile i8 1, ptr %last
  ret i32 0
}
