; Two functions of the host deep: a call inside the order that qsort calls.
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @strcoll(ptr, ptr)
@names = global [2 x ptr] zeroinitializer
define i32 @order(ptr %a, ptr %b) {
  %x = load ptr, ptr %a
  %y = load ptr, ptr %b
  %n = call i32 @strcoll(ptr %x, ptr %y) ; trap(interp): null pointer ; trap(jit): host fault: null pointer
  ret i32 %n
}
define i32 @main() {
  call void @qsort(ptr @names, i64 2, i64 8, ptr @order)
  ret i32 0
}
