; A page that was made read-only.
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @mprotect(ptr, i64, i32)
define i32 @main() {
  %p = call ptr @mmap(ptr null, i64 4096, i32 3, i32 34, i32 -1, i64 0)
  store i32 7, ptr %p
  %a = call i32 @mprotect(ptr %p, i64 4096, i32 1)
  store i32 1, ptr %p ; trap: write to read-only memory
  ret i32 0
}
