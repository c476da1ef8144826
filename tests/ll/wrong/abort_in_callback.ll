; A program that gives up while bsearch looks for something.
declare ptr @bsearch(ptr, ptr, i64, i64, ptr)
declare void @abort() noreturn
@numbers = global [3 x i32] [i32 1, i32 2, i32 3]
define i32 @order(ptr %a, ptr %b) {
  call void @abort() ; trap: abort
  unreachable
}
define i32 @main() {
  %p = call ptr @bsearch(ptr @numbers, ptr @numbers, i64 3, i64 4, ptr @order)
  ret i32 0
}
