define i32 @main() {
  %a = alloca [8 x i8], align 8
  store i64 0, ptr %a
  %p = getelementptr i8, ptr %a, i64 2
  %v = load i32, ptr %p, align 2
  %w = load i32, ptr %p, align 4 ; trap(interp): misaligned access ; trap(jit): none
  ret i32 %w
}
