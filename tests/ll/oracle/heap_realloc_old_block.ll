declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
define i32 @main() {
  %p = call ptr @malloc(i64 4)
  store i32 7, ptr %p
  %q = call ptr @realloc(ptr %p, i64 400)
  %v = load i32, ptr %q
  %c = icmp eq i32 %v, 7
  br i1 %c, label %moved, label %lost
moved:
  %w = load i32, ptr %p ; trap(interp): use after free ; trap(jit): none
  ret i32 %w
lost:
  ret i32 1
}
