; exit: 0
; Blocks of the other functions of the C library that make and change them.
; stdout: "1 40 40\n"
@f = constant [12 x i8] c"%d %ld %ld\0A\00"
declare ptr @valloc(i64)
declare ptr @reallocarray(ptr, i64, i64)
declare i64 @malloc_usable_size(ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @printf(ptr, ...)
define i32 @main() {
  %page = call ptr @valloc(i64 10)
  %address = ptrtoint ptr %page to i64
  %low = and i64 %address, 4095
  %is = icmp eq i64 %low, 0
  call void @free(ptr %page)
  %a = call ptr @malloc(i64 40)
  store i64 40, ptr %a
  %size = call i64 @malloc_usable_size(ptr %a)
  %enough = icmp uge i64 %size, 40
  %forty = select i1 %enough, i64 40, i64 %size
  %b = call ptr @reallocarray(ptr %a, i64 10, i64 8)
  %v = load i64, ptr %b
  %end = getelementptr i64, ptr %b, i64 9
  store i64 1, ptr %end
  %n = call i32 (ptr, ...) @printf(ptr @f, i1 %is, i64 %forty, i64 %v)
  %none = call ptr @reallocarray(ptr %b, i64 4611686018427387904, i64 8)
  %null = icmp eq ptr %none, null
  call void @free(ptr %b)
  %r = select i1 %null, i32 0, i32 1
  ret i32 %r
}
