declare i64 @wcslen(ptr)
define i32 @main() {
  %d = alloca i32
  store i32 120, ptr %d
  %n = call i64 @wcslen(ptr %d) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
