; Recursion without end is stopped, and said to be that; the place is somewhere in the function.

define i64 @f(i64 %n) { %s = alloca [8 x i64] %p = getelementptr [8 x i64], [8 x i64]* %s, i64 0, i64 0 store i64 %n, i64* %p %m = add i64 %n, 1 %r = call i64 @f(i64 %m) %v = load i64, i64* %p %t = add i64 %r, %v ret i64 %t } ; trap: stack overflow

define i32 @main() {
  %r = call i64 @f(i64 0)
  %x = trunc i64 %r to i32
  ret i32 %x
}
