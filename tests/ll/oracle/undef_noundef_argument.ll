define i32 @f(i32 noundef %x) {
  ret i32 0
}
define i32 @main() {
  %s = alloca i32
  %v = load i32, ptr %s
  %r = call i32 @f(i32 noundef %v) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 %r
}
