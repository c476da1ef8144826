declare i32 @putchar(i32)
define i32 @main() {
  %s = alloca i32
  %v = load i32, ptr %s
  %r = call i32 @putchar(i32 %v) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
