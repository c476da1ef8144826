; A fault after main.
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @after, ptr null }]
@config = global ptr null
define void @after() {
  %p = load ptr, ptr @config
  store i32 1, ptr %p ; trap: null pointer
  ret void
}
define i32 @main() {
  ret i32 0
}
