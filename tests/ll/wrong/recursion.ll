; Recursion without an end.
define i64 @count(i64 %n) {
  %m = add i64 %n, 1
  %r = call i64 @count(i64 %m) ; trap: stack overflow
  %s = add i64 %r, %m
  ret i64 %s
}
define i32 @main() {
  %r = call i64 @count(i64 0)
  %s = trunc i64 %r to i32
  ret i32 %s
}
