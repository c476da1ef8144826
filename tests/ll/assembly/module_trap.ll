; A fault in it is one of the function that is called.
module asm "f: movl $1, (%rdi); ret"
declare void @f(ptr)
define i32 @main() {
  call void @f(ptr null) ; trap: host fault: null pointer
  ret i32 0
}
