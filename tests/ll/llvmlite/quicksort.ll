; Quicksort of an array in place, then every neighboring pair is compared and single elements are read.
; run: @misplaced(i64 0) == i64 8
; run: @misplaced(i64 1) == i64 0
; run: @at(i64 0) == i64 -9223372036854775808
; run: @at(i64 7) == i64 3
; run: @at(i64 15) == i64 9223372036854775807
; covers: 0-13 0-16 0-18

@a = global [16 x i64] [
  i64 3, i64 -1, i64 4, i64 1, i64 -5, i64 9, i64 2, i64 6, i64 9223372036854775807, i64 3, i64 5, i64 -8,
  i64 -9223372036854775808, i64 9, i64 7, i64 9 ]

define i64* @elem(i64 %i) {
  %p = getelementptr [16 x i64], [16 x i64]* @a, i32 0, i64 %i
  ret i64* %p
}

define void @swap(i64 %i, i64 %j) {
  %p = call i64* @elem(i64 %i)
  %q = call i64* @elem(i64 %j)
  %x = load i64, i64* %p
  %y = load i64, i64* %q
  store i64 %y, i64* %p
  store i64 %x, i64* %q
  ret void
}

define void @sort(i64 %lo, i64 %hi) {
  %few = icmp sge i64 %lo, %hi
  br i1 %few, label %done, label %start
done:
  ret void
start:
  %i = alloca i64
  %j = alloca i64
  store i64 %lo, i64* %i
  store i64 %lo, i64* %j
  %pp = call i64* @elem(i64 %hi)
  %pivot = load i64, i64* %pp
  br label %test
test:
  %k = load i64, i64* %j
  %more = icmp slt i64 %k, %hi
  br i1 %more, label %body, label %place
body:
  %ep = call i64* @elem(i64 %k)
  %e = load i64, i64* %ep
  %less = icmp sle i64 %e, %pivot
  br i1 %less, label %move, label %next
move:
  %m = load i64, i64* %i
  call void @swap(i64 %m, i64 %k)
  %m1 = add i64 %m, 1
  store i64 %m1, i64* %i
  br label %next
next:
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %j
  br label %test
place:
  %mid = load i64, i64* %i
  call void @swap(i64 %mid, i64 %hi)
  %l = sub i64 %mid, 1
  %r = add i64 %mid, 1
  call void @sort(i64 %lo, i64 %l)
  call void @sort(i64 %r, i64 %hi)
  ret void
}

; Number of neighbors in the wrong order; with 1, after sorting.
define i64 @misplaced(i64 %sort) {
  %s = icmp eq i64 %sort, 1
  br i1 %s, label %do, label %count
do:
  call void @sort(i64 0, i64 15)
  br label %count
count:
  %n = alloca i64
  %i = alloca i64
  store i64 0, i64* %n
  store i64 0, i64* %i
  br label %test
test:
  %k = load i64, i64* %i
  %more = icmp slt i64 %k, 15
  br i1 %more, label %body, label %end
body:
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  %p = call i64* @elem(i64 %k)
  %q = call i64* @elem(i64 %k1)
  %x = load i64, i64* %p
  %y = load i64, i64* %q
  %bad = icmp sgt i64 %x, %y
  br i1 %bad, label %wrong, label %test
wrong:
  %c = load i64, i64* %n
  %c1 = add i64 %c, 1
  store i64 %c1, i64* %n
  br label %test
end:
  %r = load i64, i64* %n
  ret i64 %r
}

define i64 @at(i64 %i) {
  call void @sort(i64 0, i64 15)
  %p = call i64* @elem(i64 %i)
  %v = load i64, i64* %p
  ret i64 %v
}
