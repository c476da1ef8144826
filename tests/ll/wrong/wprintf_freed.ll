; What wprintf prints must be there.
@format = constant [4 x i32] [i32 37, i32 108, i32 115, i32 0]
declare i32 @wprintf(ptr, ...)
declare ptr @calloc(i64, i64)
declare void @free(ptr)
define i32 @main() {
  %d = call ptr @calloc(i64 4, i64 4)
  call void @free(ptr %d)
  %n = call i32 (ptr, ...) @wprintf(ptr @format, ptr %d) ; trap(interp): use after free ; trap(jit): none
  ret i32 0
}
