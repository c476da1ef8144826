@a = global [4 x i32] zeroinitializer
@i = global i64 6
define i32 @main() {
  %i = load i64, ptr @i
  %p = getelementptr inbounds [4 x i32], ptr @a, i64 0, i64 %i
  %v = load i32, ptr %p ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %v
}
