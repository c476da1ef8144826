declare void @qsort(ptr, i64, i64, ptr)
@small = global [3 x i64] [i64 3, i64 1, i64 2]
define i32 @order(ptr %a, ptr %b) {
  %p = getelementptr i64, ptr null, i64 0
  %v = load i64, ptr %p ; trap: null pointer
  ret i32 0
}
define i32 @main() {
  call void @qsort(ptr @small, i64 3, i64 8, ptr @order)
  ret i32 1
}
