; Twice recursive, and with a table in memory.
; run: @fib(i64 0) == i64 0
; run: @fib(i64 1) == i64 1
; run: @fib(i64 20) == i64 6765
; run: @memo(i64 90) == i64 2880067194370816120
; covers: 0-17 0-18

@table = global [2 x i64] [ i64 0, i64 1 ]

define i64 @fib(i64 %n) {
  %small = icmp sle i64 %n, 1
  br i1 %small, label %base, label %rec
base:
  ret i64 %n
rec:
  %1 = sub i64 %n, 1
  %2 = call i64 @fib(i64 %1)
  %3 = sub i64 %n, 2
  %4 = call i64 @fib(i64 %3)
  %5 = add i64 %2, %4
  ret i64 %5
}

; Two cells that take turns: cell n & 1 holds fib(n).
define i64 @memo(i64 %n) {
  %c0 = getelementptr [2 x i64], [2 x i64]* @table, i32 0, i32 0
  %c1 = getelementptr [2 x i64], [2 x i64]* @table, i32 0, i32 1
  store i64 0, i64* %c0
  store i64 1, i64* %c1
  %i = alloca i64
  store i64 2, i64* %i
  br label %test
test:
  %k = load i64, i64* %i
  %more = icmp sle i64 %k, %n
  br i1 %more, label %body, label %done
body:
  %x = load i64, i64* %c0
  %y = load i64, i64* %c1
  %s = add i64 %x, %y
  %at = and i64 %k, 1
  %p = getelementptr [2 x i64], [2 x i64]* @table, i32 0, i64 %at
  store i64 %s, i64* %p
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  br label %test
done:
  %last = and i64 %n, 1
  %q = getelementptr [2 x i64], [2 x i64]* @table, i32 0, i64 %last
  %r = load i64, i64* %q
  ret i64 %r
}
