; Pointers to the last element of a heap object, and past it.
declare ptr @malloc(i64)
define i32 @main() {
  %a = call ptr @malloc(i64 24)
  store i64 1, ptr %a
  %b = getelementptr i64, ptr %a, i64 2
  store i64 3, ptr %b
  %e = getelementptr i64, ptr %a, i64 3
  %x = getelementptr i64, ptr %a, i64 1
  store ptr %e, ptr %x
  ret i32 0
}
