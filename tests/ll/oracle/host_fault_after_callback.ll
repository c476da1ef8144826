; The library fails after it has called back: the tree it walks down was made by hand.
declare ptr @tfind(ptr, ptr, ptr)
@key = global i32 1
@node = global [3 x ptr] [ptr @key, ptr inttoptr (i64 16 to ptr), ptr null]
@root = global ptr @node
define i32 @order(ptr %a, ptr %b) {
  %x = load i32, ptr %b
  %y = sub i32 0, %x
  ret i32 %y
}
define i32 @main() {
  %x = call ptr @tfind(ptr @key, ptr @root, ptr @order) ; trap: host fault: null pointer
  ret i32 0
}
