; The fault is in a function that the C library calls.
; covers: 0-33
declare void @qsort(ptr, i64, i64, ptr)
@numbers = global [4 x i32] [i32 3, i32 1, i32 2, i32 0]
define i32 @order(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %z = sub i32 %x, %x
  %q = sdiv i32 %y, %z ; trap: division by zero
  ret i32 %q
}
define i32 @main() {
  call void @qsort(ptr @numbers, i64 4, i64 4, ptr @order)
  ret i32 0
}
