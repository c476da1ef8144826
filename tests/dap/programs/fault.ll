; Reads a freed block.
declare ptr @malloc(i64)
declare void @free(ptr)

define i32 @use(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @main() {
  %p = call ptr @malloc(i64 4)
  store i32 1, ptr %p
  call void @free(ptr %p)
  %v = call i32 @use(ptr %p)
  ret i32 %v
}
