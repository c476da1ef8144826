; The characters that are printed have no end.
@format = constant [4 x i8] c"%s\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %letters = alloca [3 x i8]
  store i16 25960, ptr %letters, align 1
  %last = getelementptr i8, ptr %letters, i64 2
  store i8 108, ptr %last
  %n = call i32 (ptr, ...) @printf(ptr @format, ptr %letters) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
