; A call of a variable.
@numbers = global [2 x i64] [i64 -1, i64 -1]
define i32 @main() {
  %p = getelementptr i64, ptr @numbers, i64 1
  call void %p() ; trap: bad call
  ret i32 0
}
