; A function returns the address of the element before the first one.
declare ptr @calloc(i64, i64)
define noundef ptr @element(ptr noundef %first, i64 noundef %n) noinline {
  %at = getelementptr inbounds nuw i32, ptr %first, i64 %n
  ret ptr %at ; trap(interp): out of bounds ; trap(jit): none
}
define i32 @main() {
  %numbers = call ptr @calloc(i64 4, i64 4)
  %end = call ptr @element(ptr %numbers, i64 4)
  %x = call ptr @element(ptr %numbers, i64 -1)
  ret i32 0
}
