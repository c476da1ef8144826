; exit: 1
declare ptr @malloc(i64)
define i32 @main() {
  %p = call ptr @malloc(i64 1000000)
  store i8 1, ptr %p
  ret i32 1
}
