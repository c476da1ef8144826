; flags: --max-memory 64K
; What the courses' runtime makes counts too.
declare ptr @ll_malloc(i64, i64)
declare ptr @oat_alloc_array(i64)
define i32 @main() {
  %a = call ptr @ll_malloc(i64 10, i64 1000)
  %b = call ptr @oat_alloc_array(i64 1000)
  %c = call ptr @oat_alloc_array(i64 8000) ; trap: limit: memory
  ret i32 0
}
