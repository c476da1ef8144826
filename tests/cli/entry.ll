; Nothing here can be started as a program.
@counter = global i64 0

declare i64 @elsewhere(i64)

define i64 @count(i64 %by) {
  ret i64 %by
}

define i64 @main(double %x, ...) {
  ret i64 0
}
