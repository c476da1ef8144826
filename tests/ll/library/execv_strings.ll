; The arguments of a program to be are strings with ends, and a null pointer at the end.
@path = constant [9 x i8] c"/no/such\00"
@text = constant [2 x i8] c"ab"
declare i32 @execv(ptr, ptr)
define i32 @main() {
  %argv = alloca [3 x ptr]
  %1 = getelementptr ptr, ptr %argv, i64 1
  %2 = getelementptr ptr, ptr %argv, i64 2
  store ptr @path, ptr %argv
  store ptr @text, ptr %1
  store ptr null, ptr %2
  %r = call i32 @execv(ptr @path, ptr %argv) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
