; Memory of a file that was cut off in the meantime.
declare i32 @memfd_create(ptr, i32)
declare i32 @ftruncate(i32, i64)
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
@name = private constant [2 x i8] c"x\00"
define i32 @main() {
  %file = call i32 @memfd_create(ptr @name, i32 0)
  %a = call i32 @ftruncate(i32 %file, i64 8192)
  %p = call ptr @mmap(ptr null, i64 8192, i32 3, i32 1, i32 %file, i64 0)
  store i32 1, ptr %p
  %b = call i32 @ftruncate(i32 %file, i64 0)
  %x = load i32, ptr %p ; trap: bad memory access
  ret i32 %x
}
