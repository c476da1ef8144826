; The number of ways to place n queens, with the columns in an array.
; run: @queens(i64 1) == i64 1
; run: @queens(i64 2) == i64 0
; run: @queens(i64 4) == i64 2
; run: @queens(i64 6) == i64 4
; run: @queens(i64 7) == i64 40
; covers: 0-18 0-33

@col = global [8 x i64] [ i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0 ]

define i1 @safe(i64 %row, i64 %c) {
  %i = alloca i64
  store i64 0, i64* %i
  br label %test
test:
  %k = load i64, i64* %i
  %more = icmp slt i64 %k, %row
  br i1 %more, label %body, label %yes
body:
  %p = getelementptr [8 x i64], [8 x i64]* @col, i32 0, i64 %k
  %o = load i64, i64* %p
  %same = icmp eq i64 %o, %c
  br i1 %same, label %no, label %diagonal
diagonal:
  %d = sub i64 %row, %k
  %up = sub i64 %c, %d
  %e1 = icmp eq i64 %o, %up
  br i1 %e1, label %no, label %other
other:
  %down = add i64 %c, %d
  %e2 = icmp eq i64 %o, %down
  br i1 %e2, label %no, label %next
next:
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  br label %test
yes:
  ret i1 1
no:
  ret i1 0
}

define i64 @place(i64 %row, i64 %n) {
  %full = icmp eq i64 %row, %n
  br i1 %full, label %found, label %start
found:
  ret i64 1
start:
  %c = alloca i64
  %sum = alloca i64
  store i64 0, i64* %c
  store i64 0, i64* %sum
  br label %test
test:
  %k = load i64, i64* %c
  %more = icmp slt i64 %k, %n
  br i1 %more, label %body, label %done
body:
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %c
  %ok = call i1 @safe(i64 %row, i64 %k)
  br i1 %ok, label %put, label %test
put:
  %p = getelementptr [8 x i64], [8 x i64]* @col, i32 0, i64 %row
  store i64 %k, i64* %p
  %r1 = add i64 %row, 1
  %w = call i64 @place(i64 %r1, i64 %n)
  %s = load i64, i64* %sum
  %t = add i64 %s, %w
  store i64 %t, i64* %sum
  br label %test
done:
  %r = load i64, i64* %sum
  ret i64 %r
}

define i64 @queens(i64 %n) {
  %r = call i64 @place(i64 0, i64 %n)
  ret i64 %r
}
