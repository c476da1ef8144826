; A variable of 32 bits that is used as an index of 64 wraps around at 32 bits, unless its addition says that it does not.
; run: @sum(i32 2147483646, i32 4) == i64 -2
; run: @sum(i32 5, i32 3) == i64 18
define i64 @sum(i32 %start, i32 %count) {
  %i = alloca i32
  %left = alloca i32
  %total = alloca i64
  store i32 %start, ptr %i
  store i32 %count, ptr %left
  store i64 0, ptr %total
  br label %loop
loop:
  %now = load i32, ptr %i
  %index = sext i32 %now to i64
  %sum = load i64, ptr %total
  %once = load i32, ptr %i
  %same = sext i32 %once to i64
  %twice = load i32, ptr %i
  %equal = sext i32 %twice to i64
  %zero = sub i64 %same, %equal
  %with = add i64 %sum, %zero
  %more = add i64 %with, %index
  store i64 %more, ptr %total
  %again = load i32, ptr %i
  %next = add i32 %again, 1
  store i32 %next, ptr %i
  %n = load i32, ptr %left
  %fewer = sub i32 %n, 1
  store i32 %fewer, ptr %left
  %done = icmp eq i32 %fewer, 0
  br i1 %done, label %out, label %loop
out:
  %result = load i64, ptr %total
  ret i64 %result
}
