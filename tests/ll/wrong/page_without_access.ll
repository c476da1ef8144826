; A page that was mapped so that nobody can touch it.
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
define i32 @main() {
  %p = call ptr @mmap(ptr null, i64 4096, i32 0, i32 34, i32 -1, i64 0)
  %x = load i32, ptr %p ; trap: bad memory access
  ret i32 %x
}
