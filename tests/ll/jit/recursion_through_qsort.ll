; Recursion through a function of the C library: the order sorts in turn.
declare void @qsort(ptr, i64, i64, ptr)
@numbers = global [2 x i32] [i32 3, i32 1]
define i32 @order(ptr %a, ptr %b) {
  call void @qsort(ptr @numbers, i64 2, i64 4, ptr @order) ; trap: stack overflow
  ret i32 0
}
define i32 @main() {
  call void @qsort(ptr @numbers, i64 2, i64 4, ptr @order)
  ret i32 0
}
