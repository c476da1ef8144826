; Recursion without end is stopped and named; the whole function stands on one line, so that either engine's place is there.
; covers: 0-14

define i64 @f(i64 %n) { %s = alloca i64 store i64 %n, i64* %s %m = add i64 %n, 1 %r = call i64 @f(i64 %m) %v = load i64, i64* %s %t = add i64 %r, %v ret i64 %t } ; trap: stack overflow

define i64 @main(i64 %argc, i8** %argv) {
  %r = call i64 @f(i64 0)
  ret i64 %r
}
