; An access that begins inside a block and ends one byte behind it.
declare ptr @calloc(i64, i64)
define i32 @main() {
  %p = call ptr @calloc(i64 7, i64 1)
  %fits = getelementptr i8, ptr %p, i64 3
  %x = load i32, ptr %fits, align 1
  %q = getelementptr i8, ptr %p, i64 4
  %y = load i32, ptr %q, align 1 ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %y
}
