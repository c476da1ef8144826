; A fault before main.
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @before, ptr null }]
@config = global ptr null
define void @before() {
  %p = load ptr, ptr @config
  %x = load i32, ptr %p ; trap: null pointer
  ret void
}
define i32 @main() {
  ret i32 0
}
