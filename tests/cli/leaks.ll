declare ptr @malloc(i64)
declare void @free(ptr)
@list = global ptr null
define i32 @main() {
  %kept = call ptr @malloc(i64 8)
  store ptr %kept, ptr @list
  %behind = call ptr @malloc(i64 24)
  store ptr %behind, ptr %kept
  %lost = call ptr @malloc(i64 16)
  %freed = call ptr @malloc(i64 32)
  call void @free(ptr %freed)
  ret i32 0
}
