; Counts the moves, and keeps three towers' heights in an array through all of them.
; run: @moves(i64 1) == i64 1
; run: @moves(i64 10) == i64 1023
; run: @moved(i64 10, i64 0) == i64 0
; run: @moved(i64 10, i64 1) == i64 0
; run: @moved(i64 10, i64 2) == i64 10
; covers: 0-33 0-17

@height = global [3 x i64] [ i64 0, i64 0, i64 0 ]
@count = global i64 0

define void @move(i64 %from, i64 %to) {
  %p = getelementptr [3 x i64], [3 x i64]* @height, i32 0, i64 %from
  %q = getelementptr [3 x i64], [3 x i64]* @height, i32 0, i64 %to
  %a = load i64, i64* %p
  %a1 = sub i64 %a, 1
  store i64 %a1, i64* %p
  %b = load i64, i64* %q
  %b1 = add i64 %b, 1
  store i64 %b1, i64* %q
  %c = load i64, i64* @count
  %c1 = add i64 %c, 1
  store i64 %c1, i64* @count
  ret void
}

define void @hanoi(i64 %n, i64 %from, i64 %via, i64 %to) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %go
done:
  ret void
go:
  %m = sub i64 %n, 1
  call void @hanoi(i64 %m, i64 %from, i64 %to, i64 %via)
  call void @move(i64 %from, i64 %to)
  call void @hanoi(i64 %m, i64 %via, i64 %from, i64 %to)
  ret void
}

define i64 @moves(i64 %n) {
  store i64 0, i64* @count
  %p = getelementptr [3 x i64], [3 x i64]* @height, i32 0, i32 0
  store i64 %n, i64* %p
  call void @hanoi(i64 %n, i64 0, i64 1, i64 2)
  %r = load i64, i64* @count
  %q = getelementptr [3 x i64], [3 x i64]* @height, i32 0, i32 2
  ret i64 %r
}

define i64 @moved(i64 %n, i64 %tower) {
  %q = getelementptr [3 x i64], [3 x i64]* @height, i32 0, i32 2
  store i64 0, i64* %q
  %1 = call i64 @moves(i64 %n)
  %p = getelementptr [3 x i64], [3 x i64]* @height, i32 0, i64 %tower
  %r = load i64, i64* %p
  ret i64 %r
}
