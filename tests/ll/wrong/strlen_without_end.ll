; A string without an end.
declare i64 @strlen(ptr)
define i32 @main() {
  %letters = alloca [2 x i8]
  store i16 25960, ptr %letters, align 1
  %n = call i64 @strlen(ptr %letters) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
