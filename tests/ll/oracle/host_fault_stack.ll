; The library walks down a tree that contains itself, until there is no stack left.
declare void @twalk(ptr, ptr)
@key = global i32 1
@node = global [3 x ptr] [ptr @key, ptr @node, ptr null]
define void @visit(ptr %node, i32 %when, i32 %depth) {
  ret void
}
define i32 @main() {
  call void @twalk(ptr @node, ptr @visit) ; trap: stack overflow
  ret i32 0
}
