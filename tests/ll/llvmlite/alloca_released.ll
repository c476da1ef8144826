; What a call allocates is released when it returns: thousands of calls that each allocate in a loop fit the stack together.
; run: @many(i64 3000) == i64 300000
; covers: 0-14 0-32

define i64 @work(i64 %n) {
  %i = alloca i64
  store i64 0, i64* %i
  br label %loop
loop:
  %k = load i64, i64* %i
  %k1 = add i64 %k, 1
  %block = alloca [32 x i64]
  %p = getelementptr [32 x i64], [32 x i64]* %block, i32 0, i32 31
  store i64 %k1, i64* %p
  %v = load i64, i64* %p
  store i64 %v, i64* %i
  %c = icmp slt i64 %v, %n
  br i1 %c, label %loop, label %done
done:
  ret i64 %v
}

define i64 @many(i64 %n) {
  %i = alloca i64
  %s = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %s
  br label %test
test:
  %k = load i64, i64* %i
  %c = icmp slt i64 %k, %n
  br i1 %c, label %body, label %done
body:
  %r = call i64 @work(i64 100)
  %t = load i64, i64* %s
  %u = add i64 %t, %r
  store i64 %u, i64* %s
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  br label %test
done:
  %v = load i64, i64* %s
  ret i64 %v
}
