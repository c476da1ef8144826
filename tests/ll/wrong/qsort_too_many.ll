; More elements are sorted than there are.
@list = global [4 x i32] [i32 4, i32 3, i32 2, i32 1]
declare void @qsort(ptr, i64, i64, ptr)
define i32 @order(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %d = sub i32 %x, %y
  ret i32 %d
}
define i32 @main() {
  call void @qsort(ptr @list, i64 5, i64 4, ptr @order) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
