; The position of a value in a sorted array, or -1.
; run: @find(i64 2) == i64 0
; run: @find(i64 3) == i64 1
; run: @find(i64 13) == i64 5
; run: @find(i64 19) == i64 7
; run: @find(i64 4) == i64 -1
; run: @find(i64 -9223372036854775808) == i64 -1
; run: @find(i64 9223372036854775807) == i64 -1
; covers: 0-18 0-13

@a = global [8 x i64] [ i64 2, i64 3, i64 5, i64 7, i64 11, i64 13, i64 17, i64 19 ]

define i64 @between(i64 %v, i64 %lo, i64 %hi) {
  %none = icmp sgt i64 %lo, %hi
  br i1 %none, label %no, label %look
no:
  ret i64 -1
look:
  %s = add i64 %lo, %hi
  %mid = ashr i64 %s, 1
  %p = getelementptr [8 x i64], [8 x i64]* @a, i32 0, i64 %mid
  %x = load i64, i64* %p
  %e = icmp eq i64 %x, %v
  br i1 %e, label %found, label %differ
found:
  ret i64 %mid
differ:
  %l = icmp slt i64 %x, %v
  br i1 %l, label %right, label %left
right:
  %lo1 = add i64 %mid, 1
  %r = call i64 @between(i64 %v, i64 %lo1, i64 %hi)
  ret i64 %r
left:
  %hi1 = sub i64 %mid, 1
  %q = call i64 @between(i64 %v, i64 %lo, i64 %hi1)
  ret i64 %q
}

define i64 @find(i64 %v) {
  %r = call i64 @between(i64 %v, i64 0, i64 7)
  ret i64 %r
}
