; Every index has its own stride: element [i][j][k] of [2 x [3 x [4 x i64]]] is the (12i + 4j + k)-th word.
; run: @check() == i64 24
; run: @offset(i64 1, i64 2, i64 3) == i64 23
; run: @offset(i64 0, i64 1, i64 0) == i64 4
; run: @offset(i64 1, i64 0, i64 0) == i64 12
; covers: 0-18

@cube = global [2 x [3 x [4 x i64]]] [
  [3 x [4 x i64]] [ [4 x i64] [ i64 0, i64 1, i64 2, i64 3 ], [4 x i64] [ i64 4, i64 5, i64 6, i64 7 ], [4 x i64] [ i64 8, i64 9, i64 10, i64 11 ] ],
  [3 x [4 x i64]] [ [4 x i64] [ i64 12, i64 13, i64 14, i64 15 ], [4 x i64] [ i64 16, i64 17, i64 18, i64 19 ], [4 x i64] [ i64 20, i64 21, i64 22, i64 23 ] ] ]

define i64 @offset(i64 %i, i64 %j, i64 %k) {
  %p = getelementptr [2 x [3 x [4 x i64]]], [2 x [3 x [4 x i64]]]* @cube, i32 0, i64 %i, i64 %j, i64 %k
  %v = load i64, i64* %p
  ret i64 %v
}

; How many elements are where they belong.
define i64 @check() {
  %n = alloca i64
  %good = alloca i64
  store i64 0, i64* %n
  store i64 0, i64* %good
  br label %test
test:
  %w = load i64, i64* %n
  %more = icmp slt i64 %w, 24
  br i1 %more, label %body, label %done
body:
  %k = and i64 %w, 3
  %ij = lshr i64 %w, 2
  %high = icmp sge i64 %ij, 3
  br i1 %high, label %second, label %first
first:
  %v1 = call i64 @offset(i64 0, i64 %ij, i64 %k)
  %e1 = icmp eq i64 %v1, %w
  br i1 %e1, label %ok, label %next
second:
  %j = sub i64 %ij, 3
  %v2 = call i64 @offset(i64 1, i64 %j, i64 %k)
  %e2 = icmp eq i64 %v2, %w
  br i1 %e2, label %ok, label %next
ok:
  %g = load i64, i64* %good
  %g1 = add i64 %g, 1
  store i64 %g1, i64* %good
  br label %next
next:
  %w1 = add i64 %w, 1
  store i64 %w1, i64* %n
  br label %test
done:
  %r = load i64, i64* %good
  ret i64 %r
}
