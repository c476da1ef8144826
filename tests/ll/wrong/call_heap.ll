; A call of memory from malloc.
declare ptr @malloc(i64)
define i32 @main() {
  %code = call ptr @malloc(i64 16)
  store i8 -61, ptr %code
  call void %code() ; trap: bad call
  ret i32 0
}
