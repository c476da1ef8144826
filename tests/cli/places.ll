@list = global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
@counter = global i64 7
declare i32 @puts(ptr)
define i64 @_ZN4math3sumEl(i64 %n) {
  %p = getelementptr i64, ptr @list, i64 2
  %a = load i64, ptr %p
  %b = load i64, ptr @counter
  %q = getelementptr i64, ptr @list, i64 3
  store ptr %q, ptr @list
  %s = call i32 @puts(ptr @list)
  %c = add i64 %a, %b
  ret i64 %c
}
