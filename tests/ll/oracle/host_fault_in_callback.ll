; A function that the library calls back has called the library in turn, and that call fails: the other waits in between.
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @strverscmp(ptr, ptr)
@numbers = global [2 x i32] [i32 3, i32 1]
define i32 @order(ptr %a, ptr %b) {
  %n = call i32 @strverscmp(ptr null, ptr %a) ; trap: host fault: null pointer
  ret i32 %n
}
define i32 @main() {
  call void @qsort(ptr @numbers, i64 2, i64 4, ptr @order)
  ret i32 0
}
