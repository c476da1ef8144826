; Calls itself for ever.
define i64 @down(i64 %n) {
  %m = add i64 %n, 1
  %r = call i64 @down(i64 %m)
  %s = add i64 %r, %m
  ret i64 %s
}

define i64 @main() {
  %r = call i64 @down(i64 0)
  ret i64 %r
}
