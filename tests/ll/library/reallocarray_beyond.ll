declare ptr @reallocarray(ptr, i64, i64)
define i32 @main() {
  %b = call ptr @reallocarray(ptr null, i64 10, i64 8)
  %behind = getelementptr i64, ptr %b, i64 10
  store i64 1, ptr %behind ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
