; A read behind the end of a variable, far enough to leave the program's memory.
@small = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define i32 @main() {
  %p = getelementptr [4 x i32], ptr @small, i64 4096, i64 0
  %x = load i32, ptr %p ; trap(interp): out of bounds ; trap(jit): bad memory access
  ret i32 %x
}
