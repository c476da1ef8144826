; A fault in the order that qsort calls.
declare void @qsort(ptr, i64, i64, ptr)
@numbers = global [2 x i32] [i32 3, i32 1]
@scale = global ptr null
define i32 @order(ptr %a, ptr %b) {
  %p = load ptr, ptr @scale
  %x = load i32, ptr %p ; trap: null pointer
  ret i32 %x
}
define void @sort(ptr %list, i64 %n) {
  call void @qsort(ptr %list, i64 %n, i64 4, ptr @order)
  ret void
}
define i32 @main() {
  call void @sort(ptr @numbers, i64 2)
  ret i32 0
}
